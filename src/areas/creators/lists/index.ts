import { addMembers } from './add-members.js'
import { changeMembers, removeMembers } from './change-members.js'
import { listHistory, undoChange } from './history.js'
import { listMembers } from './list-members.js'
import { changeList, createList, listLists, removeList, showList } from './operations.js'

/** Lists of creators that an account keeps. */
export const listOperations = [
  createList,
  listLists,
  showList,
  changeList,
  removeList,
  addMembers,
  listMembers,
  changeMembers,
  removeMembers,
  listHistory,
  undoChange,
]
