import { getImportFile, listFiles, previewImport, removeFile, uploadFile } from './files.js'
import { listImportFields, listMappings, removeMapping, saveMapping } from './mappings.js'
import { getRejects, importPair } from './run-import.js'

/** Files that people bring: uploaded, looked at, imported. */
export const imports = {
  operations: [
    uploadFile,
    listFiles,
    getImportFile,
    removeFile,
    previewImport,
    listImportFields,
    saveMapping,
    listMappings,
    removeMapping,
    getRejects,
  ],
  pairs: [importPair],
}
