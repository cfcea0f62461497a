"""Writes the bag as the judge reads it: python pack_bag.py VECTORS.npz REST.npz META.json OUT.bin."""
import json, sys
import numpy as np

vectors, rest, meta_file, out = sys.argv[1:5]
q, r, meta = np.load(vectors)['q'], np.load(rest), json.load(open(meta_file))
outputs = meta['heads'] + [f'language_{l}' for l in meta['languages']]
head = json.dumps({'outputs': outputs, 'rows': int(q.shape[0]), 'width': int(q.shape[1]), 'hidden': int(r['up.bias'].shape[0])}).encode()
head += b' ' * (-len(head) % 4)
with open(out, 'wb') as file:
    file.write(np.uint32(len(head)).tobytes() + head)
    for name in ('scale', 'bias', 'up.weight', 'up.bias', 'out.weight', 'out.bias', 'direct.weight'):
        file.write(r[name].astype(np.float32).tobytes())
    file.write(q.astype(np.int8).tobytes())
