import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder into which the interactions of this run are merged. */
    contractFolder: string;
  }
}

const committed = join(import.meta.dirname, 'pacts');

/** Whether every interaction was asked for and held: what a part of them wrote is no contract. */
const isWhole = async (project: TestProject) => {
  const ran = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  const { testFiles } = await project.globTestFiles();
  const tasks = ran.flatMap((file) => [file, ...file.tasks]);
  return ran.length === testFiles.length && tasks.every(({ result }) => result?.state === 'pass');
};

/** Interactions are written beside the committed contract, which a whole green run replaces: one file run alone changes nothing. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  project.provide('contractFolder', folder);
  return async () => {
    if (await isWhole(project)) {
      rmSync(committed, { recursive: true, force: true });
      cpSync(folder, committed, { recursive: true });
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
