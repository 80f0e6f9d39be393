import type { EnvironmentModuleNode, Plugin } from 'vite';

/** Style sheets of the rendered modules, as compiled by Vite. */
export function pageStyles() {
  const sheets = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-styles',
    // between Vite's CSS compiler and its conversion to a module
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        if (this.environment.name === 'ssr') sheets.set(id, code);
      },
    },
  };

  /**
   * The style sheets of everything below a module, in the order in which the modules run. They become `style` elements
   * that Vite's client takes over, so that a page is styled before, and without, its scripts.
   */
  function elementsOf(entry: EnvironmentModuleNode | undefined): string {
    const elements: string[] = [];
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (module: EnvironmentModuleNode): void => {
      if (seen.has(module)) return;
      seen.add(module);
      module.importedModules.forEach(visit);
      const sheet = module.id === null ? undefined : sheets.get(module.id);
      if (sheet === undefined) return;
      const id = module.id!.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      elements.push(`<style type="text/css" data-vite-dev-id="${id}">${sheet.replaceAll('</', '<\\/')}</style>`);
    };
    if (entry) visit(entry);
    return elements.join('\n');
  }

  return { plugin, elementsOf };
}
