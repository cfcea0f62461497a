import { describe, expect, test } from 'vitest'
import { ContentVersion, isQuiet, QuietCommits } from './quiet-commits.js'

describe('commits that change nothing that is shown', () => {
  test('are told by the tables that are written', () => {
    expect(isQuiet('insert into "usage_counts" ("calls") values (?)')).toBe(true)
    expect(isQuiet('update tokens set last_used_at = ? where id = ?')).toBe(true)
    expect(isQuiet('insert into creators (network) values (?)')).toBe(false)
    expect(isQuiet('update "tokens_of_creators" set a = 1')).toBe(false)
    expect(isQuiet('insert or replace into tokens (id) values (?)')).toBe(false)
    expect(isQuiet('with one as (select 1) update creators set document = ?')).toBe(false)
  })

  test('keep the version as long as no other commit is among them', () => {
    const quiet = new QuietCommits()
    const state = { commits: 1, mark: 7 }
    const version = new ContentVersion(
      () => state.commits,
      () => state.mark,
      quiet,
    )
    const commit = (isKnown: boolean): void => {
      state.commits++
      state.mark++
      if (isKnown) quiet.note(state.mark)
    }
    const first = version.read()
    expect(version.read()).toBe(first)
    commit(true)
    commit(true)
    expect(version.read()).toBe(first)
    commit(false)
    const second = version.read()
    expect(second).not.toBe(first)
    commit(true)
    commit(false)
    commit(true)
    const third = version.read()
    expect(third).not.toBe(second)
    commit(true)
    expect(version.read()).toBe(third)
    // Committed by a program that does not count.
    state.commits++
    expect(version.read()).not.toBe(third)
  })
})
