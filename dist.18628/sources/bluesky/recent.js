class Recent {
  constructor(options) {
    this.options = options
  }
  options
  #items = /* @__PURE__ */ new Map()
  get(key) {
    const item = this.#items.get(key)
    return item !== void 0 && item.until > this.options.now() ? item.value : void 0
  }
  set(key, value) {
    this.#items.delete(key)
    this.#items.set(key, { value, until: this.options.now() + this.options.keepMs })
    for (const oldest of this.#items.keys()) {
      if (this.#items.size <= this.options.itemsMax) break
      this.#items.delete(oldest)
    }
  }
}
export { Recent }
//# sourceMappingURL=recent.js.map
