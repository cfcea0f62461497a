"""Turns the picture classifier of the npm package nsfwjs (MobileNetV2, MIT) into one small ONNX file.

    npm pack nsfwjs@4.2.1 && tar xzf nsfwjs-4.2.1.tgz
    node training/pictures/unpack.cjs package/dist/models/mobilenet_v2_mid OUT
    python3 training/pictures/convert.py OUT assets/models/pictures.onnx

Weights stay the 8-bit numbers they are in the package and are spread out when the model is loaded, so that the file is as
small as the original and gives the same figures. Needs numpy and onnx.
"""

import base64
import json
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

folder, target = sys.argv[1:3]
model = json.load(open(f"{folder}/model.json"))
raw = open(f"{folder}/weights.bin", "rb").read()

weights, at = {}, 0
for group in model["weightsManifest"]:
    for spec in group["weights"]:
        shape, quant = spec["shape"], spec.get("quantization")
        dtype = np.dtype((quant or spec)["dtype"]).newbyteorder("<")
        count = int(np.prod(shape)) if shape else 1
        data = np.frombuffer(raw, dtype, count, at).reshape(shape)
        at += count * dtype.itemsize
        weights[spec["name"]] = (data, quant)
assert at == len(raw), (at, len(raw))

nodes, initializers, short = [], [], {}


def name_of(long):
    return short.setdefault(long, f"t{len(short)}")


def constant(long, transpose=None):
    """A weight as a tensor of floats; 8-bit ones are kept so and scaled by the graph: (q + min / scale) * scale."""
    name = name_of(long)
    data, quant = weights[long]
    if transpose:
        data = np.transpose(data, transpose)
    if quant is None or data.size < 64:
        full = data if quant is None else data.astype(np.float32) * np.float32(quant["scale"]) + np.float32(quant["min"])
        initializers.append(numpy_helper.from_array(np.array(full, np.float32 if full.dtype.kind == "f" else full.dtype), name))
        return name
    initializers.append(numpy_helper.from_array(np.ascontiguousarray(data), f"{name}_q"))
    initializers.append(numpy_helper.from_array(np.float32(quant["scale"]), f"{name}_s"))
    initializers.append(numpy_helper.from_array(np.float32(quant["min"]), f"{name}_m"))
    nodes.append(helper.make_node("DequantizeLinear", [f"{name}_q", f"{name}_s"], [f"{name}_d"]))
    nodes.append(helper.make_node("Add", [f"{name}_d", f"{name}_m"], [name]))
    return name


def attribute(node, key, kind):
    value = node["attr"][key]
    return [int(i) for i in value["list"]["i"]] if kind == "ints" else base64.b64decode(value["s"]).decode()


def convolution(node, depthwise):
    picture, kernel, bias = node["input"]
    data = weights[kernel][0]
    channels = data.shape[2]
    # The package has height, width, in, out; ONNX wants out, in, height, width.
    w = constant(kernel, (2, 3, 0, 1) if depthwise else (3, 2, 0, 1))
    b = constant(bias)
    strides = attribute(node, "strides", "ints")[1:3]
    same = attribute(node, "padding", "text") == "SAME"
    fused = [base64.b64decode(op).decode() for op in node["attr"]["fused_ops"]["list"]["s"]]
    out = name_of(node["name"])
    plain = f"{out}_c" if "Relu6" in fused else out
    nodes.append(
        helper.make_node(
            "Conv", [name_of(picture), w, b], [plain], strides=strides, group=channels if depthwise else 1,
            kernel_shape=list(data.shape[:2]), auto_pad="SAME_UPPER" if same else "VALID",
        )
    )
    if "Relu6" in fused:
        nodes.append(helper.make_node("Clip", [plain, "zero", "six"], [out]))


initializers += [numpy_helper.from_array(np.float32(v), n) for n, v in (("zero", 0), ("six", 6))]
initializers.append(numpy_helper.from_array(np.array([2, 3], np.int64), "plane"))
for node in model["modelTopology"]["node"]:
    op, out = node["op"], name_of(node["name"])
    if op == "Placeholder":
        nodes.append(helper.make_node("Transpose", ["pixels"], [out], perm=[0, 3, 1, 2]))
    elif op in ("_FusedConv2D", "FusedDepthwiseConv2dNative"):
        convolution(node, op != "_FusedConv2D")
    elif op in ("Mul", "Sub", "AddV2"):
        inputs = [constant(i) if i in weights else name_of(i) for i in node["input"]]
        nodes.append(helper.make_node({"AddV2": "Add"}.get(op, op), inputs, [out]))
    elif op == "AvgPool":
        nodes.append(helper.make_node("GlobalAveragePool", [name_of(node["input"][0])], [out]))
    elif op == "Squeeze":
        nodes.append(helper.make_node("Squeeze", [name_of(node["input"][0]), "plane"], [out]))
    elif op == "_FusedMatMul":
        x, w, b = node["input"]
        nodes.append(helper.make_node("MatMul", [name_of(x), constant(w)], [f"{out}_m"]))
        nodes.append(helper.make_node("Add", [f"{out}_m", constant(b)], [out]))
    elif op == "Softmax":
        nodes.append(helper.make_node("Softmax", [name_of(node["input"][0])], ["classes"], axis=-1))
    elif op not in ("Const", "Identity"):
        raise SystemExit(f"unknown operation {op}")

graph = helper.make_graph(
    nodes,
    "pictures",
    [helper.make_tensor_value_info("pixels", TensorProto.FLOAT, ["n", 224, 224, 3])],
    [helper.make_tensor_value_info("classes", TensorProto.FLOAT, ["n", 5])],
    initializers,
)
made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
onnx.checker.check_model(made)
onnx.save(made, target)
