import type { Problem } from '../generated/interface.js'
import { ownPage } from '../session.js'
import { addressOf, ProblemError, unreachable, type Answer } from './client.js'
import { t } from '../language/t.js'

type Uploaded = Answer<'uploadImportFile'>

const readAnswer = (sent: XMLHttpRequest): Uploaded => {
  if (sent.status === 201) return JSON.parse(sent.responseText) as Uploaded
  let problem: Problem = {
    ...unreachable,
    status: sent.status,
    title: t('The server answered {status}', { status: sent.status }),
  }
  try {
    problem = JSON.parse(sent.responseText) as Problem
  } catch {
    // Whatever stands between may answer in words of its own.
  }
  throw new ProblemError(problem)
}

/** Uploads a file as it is. XMLHttpRequest tells how much of it has gone, which fetch does not. */
export const uploadFile = (file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const sent = new XMLHttpRequest()
    sent.open('POST', addressOf('uploadImportFile', { query: { name: file.name } }))
    for (const [name, value] of Object.entries(ownPage)) sent.setRequestHeader(name, value)
    sent.setRequestHeader('content-type', 'application/octet-stream')
    sent.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    sent.onload = () => {
      try {
        resolve(readAnswer(sent))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    sent.onerror = () => reject(new ProblemError(unreachable))
    sent.onabort = () => reject(new DOMException(t('The upload was stopped.'), 'AbortError'))
    signal.addEventListener('abort', () => sent.abort())
    sent.send(file)
  })
