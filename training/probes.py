"""Answers fitted on the frozen English encoder: python probes.py FEATURES.npz UPPER.onnx OUT.onnx. FEATURES holds what the upper half makes of each text before it answers (`both`, the first piece
and the mean), label and weight for each answer, and which texts train. Adds one answer each for danger to minors, sexual content and drugs behind the others; nothing else moves."""
import sys
import numpy as np, onnx
from onnx import helper as h, numpy_helper
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

features, upper, out = sys.argv[1:4]
data = np.load(features)
x, train = data['both'], data['train']
scale = StandardScaler().fit(x[train])
columns, biases = [], []
for answer in ('minors', 'sexual', 'drugs'):
    y, weight = data[f'{answer}_y'], data[f'{answer}_w'] * np.where(data[f'{answer}_y'] == 1, 2.0, 1.0)
    use = train & (weight > 0)
    model = LogisticRegression(C=0.005, max_iter=600).fit(scale.transform(x)[use], y[use], sample_weight=weight[use])
    columns.append(model.coef_[0] / scale.scale_)
    biases.append(model.intercept_[0] - (model.coef_[0] * scale.mean_ / scale.scale_).sum())
model = onnx.load(upper)
graph = model.graph
last = next(node for node in graph.node if 'logits' in node.output)
last.output[0] = 'answered'
graph.initializer.append(numpy_helper.from_array(np.array(columns, np.float32).T.copy(), 'probes.weight'))
graph.initializer.append(numpy_helper.from_array(np.array(biases, np.float32), 'probes.bias'))
graph.node.extend([
    h.make_node('MatMul', ['both', 'probes.weight'], ['probes.product'], name='probes.product'),
    h.make_node('Add', ['probes.product', 'probes.bias'], ['probes'], name='probes'),
    h.make_node('Concat', ['answered', 'probes'], ['logits'], name='logits.all', axis=1),
])
shape = graph.output[0].type.tensor_type.shape.dim
shape[1].dim_value += 3
onnx.checker.check_model(model)
onnx.save(model, out)
