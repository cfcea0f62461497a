"""Writes an encoder as two int8 ONNX files: python export.py FOLDER NAME OUT, or python export.py STUDENT.npz OUT. OUT-lower.onnx reads pieces and gives early answers, the
meaning where it was trained, and what OUT-upper.onnx goes on from. Weights have 7 bits and a scale for each channel, so that processors without VNNI do not saturate and give what
the others give. One text at a time: nothing is padded, so there is no mask and the mean is the mean."""
import os, sys
import numpy as np, onnx
from onnx import TensorProto, helper as h, numpy_helper
from onnxruntime.quantization import quantize_dynamic, QuantType
from lean import lean

*source, out = sys.argv[1:]
w = {}
if len(source) == 1:
    w.update({k: v.astype(np.float32) for k, v in np.load(source[0]).items()})
else:
    folder, name = source
    for part in 'ab':
        w.update({k: v.astype(np.float32) for k, v in np.load(f'{folder}/s{name}_{part}.npz').items()})
    word = np.load(f'{folder}/s{name}_word.npz')
    w['word.weight'] = word['q'].astype(np.float32) * word['scale']
has_sense = 'sense.weight' in w
width = len(w['norm.weight'])
layers = 1 + max(int(k.split('.')[1]) for k in w if k.startswith('layers.'))
middle = (layers + 1) // 2


class Graph:
    """Nodes in the runtime's fused operators, as its own optimiser would make them of a BERT."""

    def __init__(self):
        self.nodes, self.tensors = [], {}

    def keep(self, key, value):
        self.tensors.setdefault(key, numpy_helper.from_array(np.array(value, order='C'), key))
        return key

    def node(self, kind, inputs, output, fused=False, **attributes):
        self.nodes.append(h.make_node(kind, inputs, [output], name=output, domain='com.microsoft' if fused else '', **attributes))
        return output

    def weight(self, key):
        """A matrix as it is multiplied with: inputs by outputs."""
        return self.keep(f'{key}.weight', w[f'{key}.weight'].T)

    def vector(self, key):
        return self.keep(key, w[key])

    def rows(self, key, ids):
        """Rows of a table, kept as whole numbers with a scale a row: one scale for all would be that of the few largest."""
        scale = np.abs(w[key]).max(1, keepdims=True) / 127 + 1e-12
        whole = self.node('Gather', [self.keep(key, np.round(w[key] / scale).astype(np.int8)), ids], f'{key}.whole')
        scales = self.node('Gather', [self.keep(f'{key}.scale', scale.astype(np.float32)), ids], f'{key}.scales')
        return self.node('Mul', [self.node('Cast', [whole], f'{key}.float', to=TensorProto.FLOAT), scales], f'{key}.rows')

    def layer(self, i, x):
        p = f'layers.{i}.'
        norm = lambda which, a, b, bias: self.node('SkipLayerNormalization', [a, b, self.vector(f'{p}{which}.weight'), self.vector(f'{p}{which}.bias'), self.vector(f'{p}{bias}.bias')], f'{p}{which}', True, epsilon=1e-12)
        seen = self.node('Attention', [x, self.weight(p + 'qkv'), self.vector(p + 'qkv.bias')], p + 'seen', True, num_heads=12)
        x = norm('n1', self.node('MatMul', [seen, self.weight(p + 'o')], p + 'o'), x, 'o')
        inner = self.node('BiasGelu', [self.node('MatMul', [x, self.weight(p + 'up')], p + 'up'), self.vector(p + 'up.bias')], p + 'inner', True)
        return norm('n2', self.node('MatMul', [inner, self.weight(p + 'down')], p + 'down'), x, 'down')

    def dense(self, key, x, output):
        return self.node('Add', [self.node('MatMul', [x, self.weight(key)], f'{key}.product'), self.vector(f'{key}.bias')], output)

    def answer(self, x, pool, last):
        mean = self.node('ReduceMean', [x], 'mean', axes=[1], keepdims=0)
        first = self.node('Gather', [x, self.keep('zero', np.array(0, np.int64))], 'first', axis=1)
        pooled = self.node('Tanh', [self.dense(pool, self.node('Concat', [first, mean], 'both', axis=1), 'pooled')], 'tanh')
        self.dense(last, pooled, 'logits')
        return mean

    def write(self, file, inputs, outputs):
        info = lambda key, kind, shape: h.make_tensor_value_info(key, kind, shape)
        graph = h.make_graph(self.nodes, 'encoder', [info(*each) for each in inputs], [info(*each) for each in outputs], list(self.tensors.values()))
        model = h.make_model(graph, opset_imports=[h.make_opsetid('', 17), h.make_opsetid('com.microsoft', 1)], ir_version=8)
        onnx.save(model, f'{file}.whole')
        quantize_dynamic(f'{file}.whole', file, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul', 'Attention'], extra_options={'DefaultTensorType': 1})
        os.remove(f'{file}.whole')
        lean(file, file)
        print(file, os.path.getsize(file))


F32, heads = TensorProto.FLOAT, len(w['out.bias'])
hidden = ('hidden', F32, [1, 's', width])

lower = Graph()
length = lower.node('Gather', [lower.node('Shape', ['ids'], 'shape'), lower.keep('one', np.array([1], np.int64))], 'length')
places = lower.node('Slice', [lower.keep('pos', w['pos.weight'][:128]), lower.keep('from', np.array([0], np.int64)), length], 'places')
x = lower.node('Add', [lower.rows('word.weight', 'ids'), places], 'summed')
x = lower.node('LayerNormalization', [x, lower.vector('norm.weight'), lower.vector('norm.bias')], 'embedded', axis=-1, epsilon=1e-12)
for i in range(middle):
    x = lower.layer(i, x)
mean = lower.answer(x, 'early_pool', 'early_out')
if has_sense:
    lower.dense('sense', mean, 'sense')
lower.node('Identity', [x], 'hidden')
lower.write(f'{out}-lower.onnx', [('ids', TensorProto.INT64, [1, 's'])], [('logits', F32, [1, heads]), *([('sense', F32, [1, 384])] if has_sense else []), hidden])

upper = Graph()
x = 'hidden'
for i in range(middle, layers):
    x = upper.layer(i, x)
upper.answer(x, 'pool', 'out')
upper.write(f'{out}-upper.onnx', [hidden], [('logits', F32, [1, heads])])
