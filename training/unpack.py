"""Takes a shipped encoder apart: python unpack.py LOWER.onnx UPPER.onnx OUT.xz. Matrices stay whole numbers with a scale a row, as they are shipped; refine.py goes on from them."""
import io, lzma, sys
import numpy as np, onnx
from onnx import numpy_helper

lower, upper, out = sys.argv[1:4]
kept = {}
for file in (lower, upper):
    tensors = {t.name: numpy_helper.to_array(t) for t in onnx.load(file).graph.initializer}
    for name, value in tensors.items():
        if name == 'pos':
            kept['pos.weight'] = value.astype(np.float16)
        elif name == 'word.weight':
            kept['word.weight.q'], kept['word.weight.s'] = value, tensors['word.weight.scale'].astype(np.float32)
        elif name.endswith('_quantized'):
            key = name[: -len('_quantized')]
            assert not tensors[f'{key}_zero_point'].any()
            kept[f'{key}.q'], kept[f'{key}.s'] = value.T.copy(), tensors[f'{key}_scale'].astype(np.float32)[:, None]
        elif name.endswith(('.bias', 'norm.weight', 'n1.weight', 'n2.weight')):
            kept[name] = value.astype(np.float32)
data = io.BytesIO()
np.savez(data, **kept)
open(out, 'wb').write(lzma.compress(data.getvalue(), preset=6))
