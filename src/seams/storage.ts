import type { Outcome, PlatformPorts } from '../../contracts/ports';
import { memoizeAsync } from '../parts/memoize-async';
import { answerOffline } from './answer-offline';

const preferencePrefix = 'vigia:';

async function keeping<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, failure: { code: 'STORAGE_UNAVAILABLE', message: String(error) } };
  }
}

/** Fetches the code of the browser's database. Rejects when it does not come. */
export const loadDurableStorage = memoizeAsync(() => import('./durable-storage'));
const database = async () => (await loadDurableStorage()).durableStorage;
const loadTabDrafts = memoizeAsync(() => import('./tab-drafts'));
/** What of the browser is asked for now and then. */
const seldom = () => import('./browser-ports');
const loadAlerts = () => import('./alerts');
const loadLearner = () => import('./learner/learner');
const loadSpreadsheet = () => import('./spreadsheet/spreadsheet');
const loadCursors = memoizeAsync(() => import('./cursors'));
const cursorStorage = async () => (await loadCursors()).cursors;
const past = async () => (await import('./past-storage')).pastStorage;
const tab = async () => (await loadTabDrafts()).tabDrafts;

/** What the browser keeps: operations and drafts by profile in a database, preferences beside it. */
export const storage: Omit<PlatformPorts, 'applyLanguage'> = {
  readJournal: ({ profileId }) => keeping(async () => (await database()).readJournal(profileId)),
  writeJournal: (entries) => keeping(async () => (await database()).writeJournal(entries)),
  deleteJournal: ({ ids }) => keeping(async () => (await database()).deleteJournal(ids)),
  readDrafts: ({ profileId }) =>
    keeping(async () => (profileId === null ? (await tab()).read() : (await database()).readDrafts(profileId))),
  writeDraft: (entry) =>
    keeping(async () => (entry.profileId === null ? (await tab()).write(entry) : (await database()).writeDraft(entry))),
  deleteDraft: ({ profileId, key }) =>
    keeping(async () =>
      profileId === null ? (await tab()).remove(key) : (await database()).deleteDraft(profileId, key),
    ),
  clearSaved: ({ profileId }) =>
    keeping(async () => {
      const clearing = [cursorStorage, database, past].map(async (storageOf) => (await storageOf()).clear(profileId));
      // What can't be cleared leaves nothing else behind.
      await Promise.allSettled(clearing);
      await Promise.all(clearing);
    }),
  readPast: ({ profileId }) => keeping(async () => (await past()).read(profileId)),
  writePast: (saved) => keeping(async () => (await past()).write(saved)),
  readCursor: ({ visit }) => keeping(async () => (await cursorStorage()).read(visit)),
  writeCursor: ({ visit, cursor }) => keeping(async () => (await cursorStorage()).write(visit, cursor)),
  readPreference: ({ name }) => keeping(() => localStorage.getItem(preferencePrefix + name)),
  writePreference: ({ name, value }) => keeping(() => localStorage.setItem(preferencePrefix + name, value)),
  readCookie: ({ name }) => keeping(async () => (await seldom()).readCookie(name)),
  writeCookie: (cookie) => keeping(async () => (await seldom()).writeCookie(cookie)),
  readDevice: () => keeping(async () => (await seldom()).readDevice()),
  readAlertRight: () => keeping(async () => (await loadAlerts()).readAlertPermission()),
  askAlertRight: () => keeping(async () => (await loadAlerts()).requestAlertPermission()),
  showAlert: (input, signal) => keeping(async () => (await loadAlerts()).showAlert(input, signal)),
  downloadFile: (file, signal) => answerOffline(async () => (await seldom()).downloadFile(file, signal)),
  learnOrder: (input, signal) => answerOffline(async () => (await loadLearner()).learnOrder(input, signal)),
  readWording: (input, signal) => answerOffline(async () => (await loadLearner()).readWording(input, signal)),
  saveSpreadsheet: (saved, signal) =>
    answerOffline(async () => (await loadSpreadsheet()).saveSpreadsheet(saved, signal)),
};

/** The gateway's API key stands in local storage under the name that the specification gives it (decision 0004). */
export const apiKey = {
  keep(key: string) {
    try {
      if (key !== '') localStorage.setItem('apiKey', key);
    } catch {
      savedValue = key;
    }
  },
  read(): string | null {
    try {
      return localStorage.getItem('apiKey') ?? savedValue;
    } catch {
      return savedValue;
    }
  },
};
let savedValue: string | null = null;
