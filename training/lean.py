"""Writes an encoder file as the runtime runs it fastest: python lean.py IN.onnx OUT.onnx. The runtime's own optimiser first; then its sums with a normalisation behind them, four times as
slow as the two apart, are taken apart, and the biases before them and before GELU are added where the product is computed anyway. The same sums: what differs is where they are rounded.
The service opens such files without fusing them again (src/compute/judge/encoder.ts)."""
import os, sys, tempfile
import onnx, onnxruntime
from onnx import helper as h


def optimise(model):
    with tempfile.TemporaryDirectory() as folder:
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
        options.optimized_model_filepath = os.path.join(folder, 'optimised.onnx')
        options.log_severity_level = 3
        onnxruntime.InferenceSession(model, options, providers=['CPUExecutionProvider'])
        return onnx.load(options.optimized_model_filepath)


def lean(source, target):
    model = optimise(source)
    made_by = {name: node for node in model.graph.node for name in node.output}

    def add_there(product, bias):
        """Gives a bias to the product whose output is `product`."""
        node = made_by[product]
        assert node.op_type == 'DynamicQuantizeMatMul', node.op_type
        inputs = [*node.input, '', ''][:4]
        node.ClearField('input')
        node.input.extend([*inputs, bias])

    nodes = []
    for node in model.graph.node:
        if node.op_type == 'SkipLayerNormalization':
            product, skipped, scale, shift, bias = node.input
            add_there(product, bias)
            nodes.append(h.make_node('Add', [product, skipped], [f'{node.name}.sum'], name=f'{node.name}.sum'))
            nodes.append(h.make_node('LayerNormalization', [f'{node.name}.sum', scale, shift], node.output, name=node.name, axis=-1, epsilon=1e-12))
        elif node.op_type == 'BiasGelu':
            product, bias = node.input
            add_there(product, bias)
            nodes.append(h.make_node('Gelu', [product], node.output, name=node.name, domain='com.microsoft'))
        else:
            nodes.append(node)
    graph = h.make_graph(nodes, 'encoder', model.graph.input, model.graph.output, model.graph.initializer)
    onnx.save(h.make_model(graph, opset_imports=[h.make_opsetid('', 17), h.make_opsetid('com.microsoft', 1)], ir_version=8), target)


if __name__ == '__main__':
    lean(*sys.argv[1:3])
