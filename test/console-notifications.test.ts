import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('notifications in the console', { timeout: 120_000 }, () => {
  const posted: string[] = []
  const endpoint = createServer((request, response) => {
    posted.push(request.url ?? '')
    request.resume().on('end', () => response.writeHead(204).end())
  })
  let started: Started
  let opened: OpenedConsole
  let page: Page
  let url: string

  beforeAll(async () => {
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const address = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`
    url = `http://${address}`
    started = await start({ reachable: [address] })
    opened = await openConsole(started)
    page = opened.page
  })
  afterAll(async () => {
    await opened.close()
    await started.stop()
    endpoint.close()
  })

  test('a channel and a webhook are made, tried, and their messages sent again', async () => {
    await opened.signIn()
    await page.getByRole('link', { name: 'Notifications' }).first().click()
    await opened.shows('No notification channels yet')
    await opened.expectSound()
    await page.getByRole('button', { name: 'New channel' }).click()
    await page.getByLabel('Name').fill('Brand team')
    await page.getByLabel('Address of the incoming webhook').fill(`${url}/chat`)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { level: 1, name: 'Brand team' }).waitFor()
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await opened.shows('notification.test')
    await started.drain()
    await page.getByText('delivered', { exact: true }).waitFor()
    await opened.expectSound()
    await page.getByRole('button', { name: 'Send again notification.test' }).click()
    await opened.shows('It is sent again.')
    await started.drain()
    expect(posted).toEqual(['/chat', '/chat'])
    await page.getByRole('link', { name: 'Notifications' }).first().click()
    await page.getByRole('button', { name: 'New webhook' }).click()
    await page.getByLabel('Address').fill(`${url}/hook`)
    await page.getByLabel('Name').fill('CRM')
    await page.getByRole('button', { name: 'Create' }).click()
    await opened.shows('whsec_')
    await page.getByRole('link', { name: 'CRM' }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
    await opened.shows('Paused by request.')
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
  })
})
