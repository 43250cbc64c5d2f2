import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { moduleList } from '../../scripts/build/vite-plugins';
import { root } from '../../scripts/lib/run.mjs';
import { findEngines, findExplorerCode, explorerMarkers, findForeignModules } from '../../scripts/lib/users-bundle.mjs';
import { createTree } from './tree';

const clean = {
  'src/main.tsx':
    "import { doorMachine } from '../machines/search/door/door.machine';\nconsole.log(doorMachine, await import('./page'));\n",
  'src/page.ts': "export const page = 'what users see';\n",
  'src/explorer/desk.ts': "export const desk = 'the desk';\n",
  'machines/simulator/cover.ts': 'export const cover = () => 1;\n',
  'machines/search/door/door.machine.ts': "export const doorMachine = { id: 'door' };\n",
  'machines/search/door/door.samples.ts':
    "export const doorSamples = { lives: [{ name: 'a door that somebody shut' }] };\n\nexport const doorDescriptions = {\n  states: {\n    shut: 'Nobody passes the door.',\n  },\n};\n",
};

/** Builds a small console whose page is this, as the project's is built, and answers what is found in it. */
async function foundWith(page: string, more: Record<string, string> = {}): Promise<string[]> {
  const tree = createTree({ ...clean, ...more, 'src/page.ts': page });
  await build({
    root: tree,
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleList()],
    build: {
      target: 'es2023',
      outDir: 'dist/console',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(tree, 'src/main.tsx'), output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  });
  return findExplorerCode(tree);
}

const named = (found: string[]) => found.map((line) => line.replace(/-[\w-]{7,8}(\.js(on)?:)/, '$1')).sort();

describe("nothing of the explorer is in the users' bundle", () => {
  it('finds nothing in a build without it', async () => {
    expect(await foundWith(clean['src/page.ts'])).toEqual([]);
  });

  it('finds each module that was let in, behind a dynamic import too, and its text', async () => {
    const found = await foundWith(
      [
        "import { doorDescriptions } from '../machines/search/door/door.samples';",
        "export const page = [doorDescriptions, import('./explorer/desk')];",
        "export { cover } from '../machines/simulator/cover';",
      ].join('\n'),
    );
    expect(named(found)).toEqual([
      'assets/desk.js: src/explorer/desk.ts',
      'assets/page.js: machines/search/door/door.samples.ts',
      'assets/page.js: machines/simulator/cover.ts',
      'assets/page.js: says Nobody passes the door.',
    ]);
  });

  it('knows no drawing of a machine: a build of the console that names one fails', async () => {
    const page = "export { layouts as page } from 'virtual:machine-drawings';\n";
    await expect(foundWith(page)).rejects.toThrow(/resolve.*virtual:machine-drawings/s);
  });

  it('finds text of the explorer that came by another way', async () => {
    const found = await foundWith("export { page } from './copied';\n", {
      'src/copied.ts': "export const page = ['a door that somebody shut', '\"sites\" has its answer already.'];\n",
    });
    expect(named(found)).toEqual([
      'assets/page.js: says a door that somebody shut',
      'assets/page.js: says has its answer already',
    ]);
  });

  it('finds a script that no list tells of, and a list that is not of the console', async () => {
    const tree = createTree({
      ...clean,
      'dist/console/assets/index-Ab3dEf9_.js': 'console.log(1);\n',
      'dist/console/modules.json': '{}',
      'dist/console/explorer.html': '<!doctype html>',
    });
    expect(findExplorerCode(tree)).toEqual([
      'modules.json: src/main.tsx is not in it',
      'explorer.html',
      'assets/index-Ab3dEf9_.js: nothing tells what it is made of',
    ]);
    rmSync(join(tree, 'dist/console/modules.json'));
    expect(() => findExplorerCode(tree)).toThrow('The console is not built: npm run build.');
  });

  it('finds a positioning engine in what is loaded first, and not in what comes when it is used', () => {
    const modules = {
      'assets/index.js': ['src/main.tsx', 'node_modules/@mantine/core/esm/components/Button/Button.mjs'],
      'assets/tooltip.js': ['node_modules/@floating-ui/dom/dist/floating-ui.dom.mjs'],
    };
    expect(findEngines(modules, ['assets/index.js'])).toEqual([]);
    expect(findEngines(modules, ['assets/index.js', 'assets/tooltip.js'])).toEqual([
      'assets/tooltip.js: node_modules/@floating-ui/dom/dist/floating-ui.dom.mjs',
    ]);
  });

  it('tells the strangers among modules from those that only look like them', () => {
    const belong = [
      'src/screens/shared/sending/send-strip.tsx',
      'machines/kit/port.ts',
      'src/seams/messages.ts',
      'machines/screen-machines.ts',
      'node_modules/use-isomorphic-layout-effect/dist/index.js',
    ];
    const strange = [
      'src/explorer/chart/chart.css?inline',
      'machines/cases/case/case.samples.ts',
      '\0virtual:machine-drawings/case.layout',
      'machines/simulator/simulate.ts',
      'machines/simulator/replay-walk.ts',
      'machines/simulator/to-step.ts',
      'machines/simulator/answers.ts',
      'node_modules/elkjs/lib/elk.bundled.js',
    ];
    expect(findForeignModules({ 'assets/a.js': belong, 'assets/b.js': strange })).toEqual(
      strange.map((module) => `assets/b.js: ${module}`),
    );
  });

  it('knows a text of the words and of the samples of most machines', () => {
    expect(explorerMarkers(root).length).toBeGreaterThan(40);
    const known = ['a door that somebody shut', 'Nobody passes the door.'];
    expect(explorerMarkers(createTree(clean))).toEqual(expect.arrayContaining(known));
  });
});
