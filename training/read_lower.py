"""What the shipped lower half makes of texts, for upper.py: python read_lower.py LOWER.onnx UPPER.onnx PIECES OUT. PIECES are those of refine-pieces.ts; OUT.hid.npy gets what the upper half goes on from, OUT.npz the answers of both halves."""
import sys
import numpy as np, onnxruntime

lower_file, upper_file, pieces, out = sys.argv[1:5]
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
lower, upper = (onnxruntime.InferenceSession(file, options) for file in (lower_file, upper_file))
names = [each.name for each in lower.get_outputs()]
ids, lengths = np.fromfile(f'{pieces}.u16', np.uint16), np.fromfile(f'{pieces}.len', np.uint8).astype(int)
ends, early, late = np.cumsum(lengths), [], []
hidden = np.zeros((ends[-1], lower.get_outputs()[names.index('hidden')].shape[-1]), np.float16)
for end, n in zip(ends, lengths):
    said = dict(zip(names, lower.run(None, {'ids': ids[end - n:end].astype(np.int64)[None]})))
    hidden[end - n:end] = said['hidden'][0]
    early.append(said['logits'][0])
    late.append(upper.run(['logits'], {'hidden': said['hidden']})[0][0])
np.save(f'{out}.hid.npy', hidden)
np.savez(f'{out}.npz', lens=lengths, early=np.array(early), late=np.array(late))
