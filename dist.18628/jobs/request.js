const requestStatuses = ['queued', 'in_progress', 'succeeded', 'partial', 'failed', 'canceled']
const isFinished = (status) => status !== 'queued' && status !== 'in_progress'
export { isFinished, requestStatuses }
//# sourceMappingURL=request.js.map
