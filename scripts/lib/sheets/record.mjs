import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {{ lang: string, scheme: string, width: string }} Look
 * @typedef {{ look: Look, file: string, width: number, height: number, faults: string[] }} SheetPicture `file` from the folder of the sheets
 * @typedef {{ path: string, says: string, link: string, same: string | null, stays: boolean, pictures: SheetPicture[] }} SheetState
 *   `same` is the state of the machine that looks like it; a machine doesn't stay in a state that it passes at once.
 * @typedef {{ machine: string, area: string, of: string, looks: string[], states: SheetState[] }} SheetRecord `of` is the build
 */

/** @param {Look} look */
export const nameOfLook = ({ lang, scheme, width }) => `${lang}-${scheme}-${width}`;

/** @param {string} folder @param {string} machine */
const fileOf = (folder, machine) => join(folder, 'machines', `${machine}.json`);

/** @param {string} folder @param {string} machine @returns {SheetRecord | null} */
export const readRecord = (folder, machine) =>
  existsSync(fileOf(folder, machine)) ? JSON.parse(readFileSync(fileOf(folder, machine), 'utf8')) : null;

/** Keeps it whole: whoever is stopped meanwhile begins that machine again. @param {string} folder @param {SheetRecord} record */
export function writeRecord(folder, record) {
  const file = fileOf(folder, record.machine);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(record));
  renameSync(`${file}.part`, file);
}

/** @param {string} folder @returns {SheetRecord[]} of every machine of which there are pictures, by their names */
export function readRecords(folder) {
  const machines = join(folder, 'machines');
  const names = existsSync(machines) ? readdirSync(machines).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => readRecord(folder, name.slice(0, -'.json'.length)) ?? []);
}

/** The picture of a state, or of the one that looks like it. @param {SheetRecord} record @param {string} path @param {string} look @returns {SheetPicture | null} */
export function pictureOf(record, path, look) {
  const state = record.states.find((one) => one.path === path);
  if (state === undefined) return null;
  if (state.same !== null) return pictureOf(record, state.same, look);
  return state.pictures.find((one) => nameOfLook(one.look) === look) ?? null;
}
