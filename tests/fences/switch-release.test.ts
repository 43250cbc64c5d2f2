import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

describe('the switch of a release on its host', () => {
  let host = '';
  let minute = 0;
  beforeEach(() => {
    host = mkdtempSync(join(tmpdir(), 'vigia-host-'));
    configure('first');
  });
  afterEach(() => rmSync(host, { recursive: true }));

  const configure = (text: string) => writeFileSync(join(host, 'config.json'), text);
  const served = (file: string) => readFileSync(join(host, 'current', file), 'utf8');
  const assets = (release: string) => readdirSync(join(host, 'releases', release, 'assets')).sort();
  function switchTo(release: string) {
    execFileSync('sh', [join(root, 'scripts/switch-release.sh'), release, host], { stdio: 'pipe' });
    minute += 1;
    utimesSync(join(host, `releases/${release}.assets`), minute * 60, minute * 60);
  }
  function deploy(release: string) {
    mkdirSync(join(host, 'releases', release, 'assets'), { recursive: true });
    writeFileSync(join(host, 'releases', release, 'index.html'), release);
    writeFileSync(join(host, 'releases', release, 'assets/shared.js'), 'shared');
    writeFileSync(join(host, 'releases', release, `assets/${release}.js`), release);
    switchTo(release);
  }

  it('serves it with the configuration of the host, and the files that tabs of former releases ask for', () => {
    deploy('a');
    expect([served('index.html'), served('config.json')]).toEqual(['a', 'first']);
    deploy('b');
    expect([served('index.html'), served('assets/a.js'), served('assets/b.js')]).toEqual(['b', 'a', 'b']);
    expect(assets('a')).toEqual(['a.js', 'shared.js']);
  });

  it('goes back to a former release with the configuration that it had, and the files of the later one', () => {
    deploy('a');
    configure('second');
    deploy('b');
    switchTo('a');
    expect([served('index.html'), served('config.json'), served('assets/b.js')]).toEqual(['a', 'first', 'b']);
    switchTo('b');
    expect([served('index.html'), served('config.json')]).toEqual(['b', 'second']);
  });

  it('keeps the files of four releases before, and the last ten releases', () => {
    const releases = Array.from({ length: 12 }, (_, at) => `r${String(at).padStart(2, '0')}`);
    for (const release of releases) deploy(release);
    expect(assets('r11')).toEqual(['r07.js', 'r08.js', 'r09.js', 'r10.js', 'r11.js', 'shared.js']);
    expect(releases.filter((release) => existsSync(join(host, 'releases', release)))).toEqual(releases.slice(2));
    expect(existsSync(join(host, 'releases/r00.assets'))).toBe(false);
  });

  it('stays where it was when the host has no configuration', () => {
    deploy('a');
    rmSync(join(host, 'config.json'));
    expect(() => deploy('b')).toThrow();
    expect(served('index.html')).toBe('a');
  });
});
