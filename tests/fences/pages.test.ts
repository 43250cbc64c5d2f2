import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesIn } from '../../scripts/build/files';
import { root } from '../../scripts/lib/run.mjs';

const pages = ['README.md', 'pact/README.md', ...filesIn(root, ['docs'], /\.md$/)];
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

describe('a page that somebody follows', () => {
  it.each(pages)('%s names commands and files that are there', (page) => {
    const text = textOf(page);
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path = '']) => path);
    expect(commands.length + linked.length).toBeGreaterThan(page === 'README.md' ? 16 : 0);
    expect(linked.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
  });

  it('has whole files for two systems, each of which tests, asks, deploys and says so in that order', () => {
    const blocks = [...textOf('docs/ci.md').matchAll(/^`(\S+\.yml)`\n\n```yaml\n([\s\S]*?)^```/gm)];
    expect(blocks.map(([, name]) => name)).toEqual(['.github/workflows/console.yml', '.gitlab-ci.yml']);
    for (const [, , text = ''] of blocks) {
      expect(parse(text)).toBeTypeOf('object');
      const steps = [
        'npm test',
        'npm run build',
        'pact:publish',
        'pact:can-i-deploy',
        'rsync -a',
        'pact:record-deployment',
      ];
      const places = steps.map((step) => text.indexOf(step));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).not.toMatch(/dist\/maps.*\$(HOST|DEPLOY_HOST)/);
    }
  });

  it.each(['pact/README.md', 'pact/package/ci/github.yml', 'pact/package/ci/gitlab.yml'])(
    '%s has each provider verified, asked about, deployed and recorded, in that order',
    (page) => {
      const text = textOf(page);
      const block = page.endsWith('.md') ? /^```yaml\n(contract:[\s\S]*?)^```/m.exec(text)?.[1] : text;
      expect(parse(block ?? '')).toBeTypeOf('object');
      const steps = [
        'gateway, identity',
        '--provider',
        'can-i-deploy --pacticipant',
        './deploy',
        'record-deployment --pacticipant',
      ];
      const places = steps.map((step) => block?.indexOf(step) ?? -1);
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    },
  );
});
