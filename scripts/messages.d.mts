export declare const translated: ['de', 'fr', 'es']
export declare const catalogue: (language: string) => Record<string, string | Record<string, string>>
export declare const messages: () => Map<string, string>
export declare const rawTexts: () => string[]
export declare const faultsOf: (language: string, texts?: Record<string, string | Record<string, string>>) => string[]
export declare const sentences: () => string[]
