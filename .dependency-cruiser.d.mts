export declare const LAYERS: Readonly<Record<string, { readonly files: string; readonly may: readonly string[] }>>
