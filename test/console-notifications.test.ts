import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscribed } from '../src/areas/webhooks/contract.js'
import { executablePath, openConsole, type OpenedConsole } from './console-page.js'
import { start, type Started } from './harness.js'

describe.skipIf(executablePath === undefined)('notifications in the console', () => {
  const posted: string[] = []
  let answer = 204
  let received: { headers: IncomingHttpHeaders; body: string } | undefined
  const endpoint = createServer((request, response) => {
    posted.push(request.url ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received = { headers: request.headers, body: Buffer.concat(chunks).toString() }
      response.writeHead(answer).end()
    })
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
    await opened.shows('Queued for another attempt.')
    await started.drain()
    expect(posted).toEqual(['/chat', '/chat'])
    await page.getByRole('link', { name: 'Notifications' }).first().click()
    await page.getByRole('button', { name: 'New webhook' }).click()
    await page.getByLabel('Address').fill(`${url}/hook`)
    await page.getByLabel('Name').fill('CRM')
    await page.getByRole('button', { name: 'Create' }).click()
    await opened.shows('whsec_')
    const secret = (await page.getByText(/^whsec_/).innerText()).trim()
    await page.getByRole('link', { name: 'CRM' }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
    await opened.shows('Paused by request.')
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    // What the endpoint received is verified by hand, with the right secret and after a change of the body.
    await page.getByRole('button', { name: 'Send a test message' }).click()
    await started.drain()
    await page.getByText('delivered', { exact: true }).first().waitFor()
    await page.getByLabel('Secret').fill(secret)
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      await page.getByLabel(name).fill(String(received?.headers[name] ?? ''))
    await page.getByLabel('Body, exactly as received').fill(received?.body ?? '')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await opened.shows('The signature is right.')
    await opened.expectSound()
    await page.getByLabel('Body, exactly as received').fill(`${received?.body ?? ''} `)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await opened.shows('The signature does not match')
    await page.getByLabel('Kind of event').selectOption('quota.spent')
    await page.getByRole('button', { name: 'Send sample' }).click()
    await page.getByRole('rowheader', { name: /^quota\.spent/ }).waitFor()
    await started.drain()
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ type: 'quota.spent', data: { is_sample: true } })
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'New secret' }).click()
    await opened.shows('Copy the new secret now.')
  })

  test('a webhook without a name shows its address once', async () => {
    const made = await started.call('POST', '/webhooks', { body: { url: `${url}/nameless` } })
    await opened.go('/notifications')
    await page.getByRole('link', { name: `${url}/nameless` }).waitFor()
    expect(await page.getByText(`${url}/nameless`).count()).toBe(1)
    await opened.go(`/notifications/${made.at('id') as string}`)
    await page.getByRole('heading', { level: 1, name: `${url}/nameless` }).waitFor()
    expect(await page.getByText(`${url}/nameless`).count()).toBe(1)
  })

  test('an endpoint that fails says since when, and is said to be paused on the first page', async () => {
    await opened.signIn()
    const made = await started.call('POST', '/webhooks', { body: { url: `${url}/broken`, description: 'Broken' } })
    answer = 500
    await started.call('POST', `/webhooks/${String(made.id)}/test`)
    await started.drain()
    await opened.go(`/notifications/${String(made.id)}`)
    await opened.shows(/Failing since/)
    await opened.shows(/Next try:/)
    expect(await page.getByRole('button', { name: /Send dead letters again/ }).count()).toBe(0)
    for (let tries = 0; tries < 9; tries++) {
      started.clock.advance(24 * 3_600_000)
      await started.drain()
    }
    await opened.signIn()
    await opened.shows('Nothing is sent to these addresses: they are paused')
    answer = 204
    await page.getByRole('link', { name: 'Broken' }).click()
    await opened.shows('The endpoint took nothing for three days.')
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Send dead letters again (1)' }).click()
    await opened.shows('Messages sent again: 1')
    await started.drain()
    await page.getByText('delivered', { exact: true }).first().waitFor()
    await opened.go('/')
    await opened.settled()
    expect(await page.getByText('they are paused').count()).toBe(0)
  })

  test('every kind of event can be chosen by itself', async () => {
    await opened.go('/notifications')
    await page.getByRole('button', { name: 'New webhook' }).click()
    await page.locator('input[name=event]').first().waitFor()
    const boxes = "[...document.querySelectorAll('input[name=event]')].map((box) => box.value)"
    const offered = await page.evaluate<string[]>(boxes)
    expect(offered.sort()).toEqual([...subscribed].sort())
  })
})
