"""Packs base weights as whole numbers and a scale a row: python bases.py MINILM_BASE.npz BGE.onnx OUT_FOLDER. The first is what prepare.py wrote."""
import io, lzma, os, sys, unicodedata
import numpy as np, onnx
from onnx import numpy_helper as nh
MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../assets/models')
V=open(f'{MODELS}/vocabulary.txt',encoding='utf-8').read().split('\n')
number={v:i for i,v in enumerate(V)}
unused=[i for i,v in enumerate(V) if v.startswith('[unused')]
pictures=[p for p in open(f'{MODELS}/pictures.txt',encoding='utf-8').read().split('\n') if p]
names=['link','person']+[unicodedata.name(p,'symbol').lower() for p in pictures]
def finish(r,out):
    for place,name in zip(unused,names):
        known=[number[x] for x in name.replace('-',' ').split() if x in number]
        if known: r['word.weight'][place]=r['word.weight'][known].mean(0)
    r['pos.weight']=r['pos.weight'][:128]
    o={}
    for k,v in r.items():
        v=v.astype(np.float32)
        if v.ndim==2:
            s=np.abs(v).max(1,keepdims=True)/31+1e-12
            o[k+'.q']=np.round(v/s).astype(np.int8); o[k+'.s']=s.astype(np.float16)
        else: o[k]=v.astype(np.float16)
    b=io.BytesIO(); np.savez(b,**o)
    z=lzma.compress(b.getvalue(),preset=4); open(out,'wb').write(z); print(out,len(z)/2**20)
def from_onnx(f,out):
    m=onnx.load(f); w={i.name:nh.to_array(i) for i in m.graph.initializer}
    mm={n.name:n.input[1] for n in m.graph.node if n.op_type=='MatMul'}
    r={'word.weight':w['embeddings.word_embeddings.weight'].copy(),'pos.weight':w['embeddings.position_embeddings.weight']+w['embeddings.token_type_embeddings.weight'][0],
       'norm.weight':w['embeddings.LayerNorm.weight'],'norm.bias':w['embeddings.LayerNorm.bias']}
    for i in range(12):
        p,q=f'encoder.layer.{i}.',f'layers.{i}.'; pp=f'/encoder/layer.{i}/'
        W=lambda x: w[mm[pp+x+'/MatMul']].T
        r[q+'qkv.weight']=np.concatenate([W('attention/self/'+x) for x in('query','key','value')])
        r[q+'qkv.bias']=np.concatenate([w[p+f'attention.self.{x}.bias'] for x in('query','key','value')])
        r[q+'o.weight']=W('attention/output/dense'); r[q+'o.bias']=w[p+'attention.output.dense.bias']
        r[q+'up.weight']=W('intermediate/dense'); r[q+'up.bias']=w[p+'intermediate.dense.bias']
        r[q+'down.weight']=W('output/dense'); r[q+'down.bias']=w[p+'output.dense.bias']
        for k in('weight','bias'):
            r[q+f'n1.{k}']=w[p+f'attention.output.LayerNorm.{k}']; r[q+f'n2.{k}']=w[p+f'output.LayerNorm.{k}']
    finish(r,out)
minilm, bge, out = sys.argv[1:4]
finish(dict(np.load(minilm)), f'{out}/minilm.xz')
from_onnx(bge, f'{out}/bge.xz')
