import { createServer, createServerModuleRunner } from 'vite'
import { ESModulesEvaluator, type ModuleRunnerContext, ssrDynamicImportKey } from 'vite/module-runner'
import type { PageDescription } from '#web/app/first-frame/page-description.ts'

const ENTRY = '/app/first-frame/describe-pages.tsx'

/** Runs modules as they are, but only notes what they would import later. */
class NotingEvaluator extends ESModulesEvaluator {
  noted: string[] = []

  override runInlinedModule(context: ModuleRunnerContext, code: string): Promise<unknown> {
    const note = async (id: string) => {
      this.noted.push(id)
      return {}
    }
    return super.runInlinedModule({ ...context, [ssrDynamicImportKey]: note }, code)
  }
}

export interface Page extends Omit<PageDescription, 'importCode'> {
  /** The modules that its route imports when it is visited, from the root of the web. */
  readonly modules: readonly string[]
}

/**
 * Every page of the router's own table, with the modules that a visit imports: the routes are run here, outside a
 * browser, up to the point where they would load a page.
 * @param root the folder of the web's source
 */
export async function readPages(root: string): Promise<Page[]> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const evaluator = new NotingEvaluator()
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false, evaluator })
    const { describePages }: { describePages: () => PageDescription[] } = await runner.import(ENTRY)
    const pages: Page[] = []
    for (const { importCode, ...page } of describePages()) {
      evaluator.noted = []
      await importCode()
      pages.push({ ...page, modules: evaluator.noted.map((id) => id.replace(/^\//, '')) })
    }
    await runner.close()
    return pages
  } finally {
    await server.close()
  }
}
