// Run as a process of its own: the schema engine's WebAssembly bindings hold one instance a process, and all
// test projects are set up in one.
import { migrate } from '#api/store/migrate.ts'

await migrate(JSON.parse(process.argv[2] ?? '{}'))
