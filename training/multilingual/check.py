"""Holds the exported files against the answers of the student: python check.py FOLDER OUT LOWER UPPER. Prints how often both say the same of hate, and the time a text takes on one thread."""
import json, sys, time
import numpy as np, onnxruntime as ort

folder, out, lower, upper = sys.argv[1:5]
options = ort.SessionOptions()
options.intra_op_num_threads = 1
low, up = (ort.InferenceSession(f, options, providers=['CPUExecutionProvider']) for f in (lower, upper))
A = np.load(f'{out}/answers.npz')
P = np.load(f'{folder}/pieces.npz')
start = np.concatenate([[0], np.cumsum(P['length'].astype(np.int64))])
pick = np.random.default_rng(1).choice(len(A['rows']), 1500, replace=False)
same, off, began = [], [], time.time()
for i in pick:
    r = A['rows'][i]
    ids = P['ids'][start[r]:start[r + 1]].astype(np.int64)[None]
    early, hidden = low.run(['logits', 'hidden'], {'ids': ids})
    late = up.run(['logits'], {'hidden': hidden})[0]
    off.append([np.abs(early[0] - A['early'][i].astype(np.float32)).mean(), np.abs(late[0] - A['late'][i].astype(np.float32)).mean()])
    same.append([(early[0, 3] > 0) == (A['early'][i, 3] > 0), (late[0, 3] > 0) == (A['late'][i, 3] > 0)])
print('same of hate, early and late', np.mean(same, 0), 'mean difference of logits', np.mean(off, 0), f'{1000 * (time.time() - began) / len(pick):.1f} ms a text, both halves')
