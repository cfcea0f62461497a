import type { Network } from './network.js'

type Kinds = readonly (readonly [kind: string, form: RegExp])[]

/** Random ids that a vendor or an app gives an account for its own use. */
const ofAnyNetwork: Kinds = [['uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i]]

const digits = /^\d{1,20}$/

const ofNetworks: Partial<Record<Network, Kinds>> = {
  // The Graph API numbers professional accounts anew; pages and apps show the older number.
  instagram: [
    ['graph', /^17841\d{12}$/],
    ['page', /^\d{1,14}$/],
  ],
  threads: [
    ['graph', /^\d{15,20}$/],
    ['page', /^\d{1,14}$/],
  ],
  // A page of today has the number of a page and the one of a profile.
  facebook: [
    ['profile', /^(?:1000\d{11}|615\d{11})$/],
    ['page', digits],
  ],
  tiktok: [
    ['sec_uid', /^MS4wLjAB[\w-]{20,}$/],
    ['number', digits],
  ],
  x: [
    ['graph', /^VXNlcjo[\w+/]+={0,2}$/],
    ['number', digits],
  ],
  reddit: [
    ['full', /^t2_[\da-z]{2,12}$/],
    ['short', /^[\da-z]{2,12}$/],
  ],
  telegram: [
    ['bot', /^-100\d{5,}$/],
    ['number', digits],
  ],
  professional: [
    ['urn', /^urn:li:/],
    ['member', /^ACoA[\w-]{10,}$/],
    ['number', digits],
  ],
}

/**
 * Which of its kinds an id of an account is; undefined where that cannot be told. Two ids of one kind are two accounts, two of different kinds may be
 * one. On Mastodon each server has ids of its own for the accounts of all others, so each is a kind of its own.
 */
const idKind = (network: Network, externalId: string): string | undefined => {
  if (network === 'mastodon') return externalId
  const kinds = [...ofAnyNetwork, ...(ofNetworks[network] ?? [])]
  return kinds.find(([, form]) => form.test(externalId))?.[0]
}

/** Whether two ids of one network can mean one account without being the same. */
export const areOfOtherKinds = (network: Network, one: string, other: string): boolean => {
  const [a, b] = [idKind(network, one), idKind(network, other)]
  return a !== undefined && b !== undefined && a !== b
}
