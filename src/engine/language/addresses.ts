/** E-mail addresses, web addresses, and sites with a page behind them: not "Food.Travel", which are words without blanks. */
const addresses =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])(?:[\p{L}\d-]{1,63}\.){1,6}\p{L}{2,24}\/\S*/giu

/** What is left of a text without the addresses in it: `mgmt@football-talent.example` and `beacons.ai/ana` say nothing of what somebody does. */
export const withoutAddresses = (text: string): string => text.replace(addresses, ' ')
