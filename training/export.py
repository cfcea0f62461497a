"""Writes the encoder as int8 ONNX: python export.py FOLDER LAYERS OUT.onnx. Fused operators, weights in 7 bits and a scale for each
channel, so that processors without VNNI do not saturate and give what the others give."""
import sys, os
import numpy as np, torch, torch.nn as nn
from transformers import BertModel, BertConfig
from onnxruntime.transformers import optimizer
from onnxruntime.quantization import quantize_dynamic, QuantType

folder, layers, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
word = np.load(f'{folder}/s{layers}_word.npz')
w = {}
for part in 'ab':
    if os.path.exists(f'{folder}/s{layers}_{part}.npz'):
        w.update({k: torch.from_numpy(v.astype(np.float32)) for k, v in np.load(f'{folder}/s{layers}_{part}.npz').items()})
w['word.weight'] = torch.from_numpy(word['q'].astype(np.float32) * word['scale'])
config = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=layers, num_attention_heads=12, intermediate_size=1536,
                    max_position_embeddings=128, type_vocab_size=1, layer_norm_eps=1e-12)
config._attn_implementation = 'eager'
bert = BertModel(config, add_pooling_layer=False).eval()
sd = bert.state_dict()
sd['embeddings.word_embeddings.weight'] = w['word.weight']
sd['embeddings.position_embeddings.weight'] = w['pos.weight'][:128]
sd['embeddings.token_type_embeddings.weight'] = torch.zeros(1, 384)
sd['embeddings.LayerNorm.weight'], sd['embeddings.LayerNorm.bias'] = w['norm.weight'], w['norm.bias']
for i in range(layers):
    p, q = f'encoder.layer.{i}.', f'layers.{i}.'
    for kind in ('weight', 'bias'):
        for x, part in zip(('query', 'key', 'value'), w[q + f'qkv.{kind}'].chunk(3)):
            sd[p + f'attention.self.{x}.{kind}'] = part
        sd[p + f'attention.output.dense.{kind}'] = w[q + f'o.{kind}']
        sd[p + f'attention.output.LayerNorm.{kind}'] = w[q + f'n1.{kind}']
        sd[p + f'intermediate.dense.{kind}'] = w[q + f'up.{kind}']
        sd[p + f'output.dense.{kind}'] = w[q + f'down.{kind}']
        sd[p + f'output.LayerNorm.{kind}'] = w[q + f'n2.{kind}']
bert.load_state_dict(sd)
heads = w['out.weight'].shape[0]
middle = (layers + 1) // 2


class Whole(nn.Module):
    def __init__(self):
        super().__init__()
        self.bert = bert
        self.pool, self.out, self.sense = nn.Linear(768, 384), nn.Linear(384, heads), nn.Linear(384, 384)
        for name in ('pool', 'out', 'sense'):
            getattr(self, name).load_state_dict({k: w[f'{name}.{k}'] for k in ('weight', 'bias')})

    def forward(self, input_ids, attention_mask, token_type_ids):
        r = self.bert(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids, output_hidden_states=True)
        x = r.last_hidden_state
        # One text at a time: nothing is padded, so the mean is the mean.
        p = torch.tanh(self.pool(torch.cat([x[:, 0], x.mean(1)], 1)))
        return self.out(p), self.sense(r.hidden_states[middle].mean(1))


whole = Whole().eval()
ids = torch.tensor([[101, 2023, 2003, 2307, 102]])
ones = torch.ones_like(ids)
names = ['input_ids', 'attention_mask', 'token_type_ids']
plain = out.replace('.onnx', '.plain.onnx')
torch.onnx.export(whole, (ids, ones, ones * 0), plain, input_names=names, output_names=['logits', 'sense'],
                  dynamic_axes={k: {0: 'b', 1: 's'} for k in names} | {'logits': {0: 'b'}, 'sense': {0: 'b'}}, opset_version=17, dynamo=False)
o = optimizer.optimize_model(plain, model_type='bert', num_heads=12, hidden_size=384)
print(o.get_fused_operator_statistics())
o.save_model_to_file(out.replace('.onnx', '.fused.onnx'))
quantize_dynamic(out.replace('.onnx', '.fused.onnx'), out, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True,
                 extra_options={'DefaultTensorType': 1})
print(os.path.getsize(out))
