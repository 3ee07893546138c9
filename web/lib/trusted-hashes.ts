/**
 * The hash of each operation, by its name: what is sent to the server instead of the text. The build adds the hashes of
 * a module's operations to that module (scripts/trusted-hashes.ts), so that a page loads only its own.
 */
export const trustedHashes = new Map<string, string>()
