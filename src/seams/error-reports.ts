import type { AnyActorRef, InspectionEvent } from 'xstate';
import { machineIdOf } from '../../machines/kit/internals';
import { systemActor } from '../../machines/kit/system-actor';
import type { ConsoleConfig } from './config';

/** What goes to the address of `errors` (docs/deployment.md): nothing that a person typed, nobody's id, no query. */
export interface ErrorReport {
  kind: 'error' | 'rejection' | 'machine' | 'policy';
  name: string;
  message: string;
  /** Where it came from, innermost first: `/assets/index-….js:1:200`. */
  stack: string[];
  version: string;
  /** Name of the screen that was shown. */
  screen: string | null;
  /** Epoch ms on the browser's clock. */
  at: number;
  /** The last of what happened before, `machine: event` or `machine → state`. */
  events: string[];
}

const mostReports = 10;
const mostEvents = 40;
const mostFrames = 12;
const longestMessage = 300;

/** Text without what may be somebody's: addresses lose their query, and e-mails, quoted texts that are no identifiers and longer numbers go. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/\bhttps?:\/\/[^\s/'"]+/g, '')
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@'"<>]{1,64}@[^\s@'"<>]{1,255}/g, '‹email›')
    .replace(
      /(["'`«“])((?:(?!["'`»”])[^\n]){1,400})(["'`»”])/g,
      (fullReport, open: string, inner: string, close: string) =>
        /^[\w$.-]{1,40}$/.test(inner) && !/\d{3}/.test(inner) ? fullReport : `${open}…${close}`,
    )
    .replace(/\b[A-Z]{3}[-_]?\d{3,}\b/g, '‹id›')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '‹id›')
    .replace(/\d{4,}/g, '‹number›')
    .slice(0, longestMessage);
}

/** Files and places of an error's stack, without the origin and its messages. */
export function stackFramesOf(stack: string | undefined): string[] {
  const found = (stack ?? '').matchAll(/https?:\/\/[^/\s]+(\/[\w./@-]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/g);
  return [...found].slice(0, mostFrames).map(([, path = '', line = '', column = '']) => `${path}:${line}:${column}`);
}

const eventName = (type: string) => redactPersonalData(type).slice(0, 80);

/** The last events of the running machines: names of types and states, nothing that they carry. */
function trailOf(root: AnyActorRef) {
  const events: string[] = [];
  const addToTrail = (line: string) => {
    if (events.at(-1) === line) return;
    events.push(line);
    if (events.length > mostEvents) events.shift();
  };
  return {
    events,
    follow: (hear: (error: unknown) => void) =>
      root.system.inspect((told: InspectionEvent) => {
        const machine = machineIdOf(told.actorRef);
        if (told.type === '@xstate.event') {
          if (machine !== null) addToTrail(`${machine}: ${eventName(told.event.type)}`);
          if (told.event.type.startsWith('xstate.error.actor.')) hear((told.event as { error?: unknown }).error);
        }
        if (told.type === '@xstate.snapshot' && machine !== null) {
          const { value, status } = told.snapshot as { value?: unknown; status: string };
          addToTrail(`${machine} → ${status === 'error' ? 'error' : JSON.stringify(value)}`);
        }
      }),
  };
}

function screenOf(root: AnyActorRef): string | null {
  const { live } = (systemActor(root.system, 'screens') as AnyActorRef).getSnapshot().context as {
    live: { screen: string } | null;
  };
  return live?.screen ?? null;
}

/** Sends what outlives the page, without being waited for, and without a word where it can't be. A beacon would carry this origin's cookies. */
export function postReport(address: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

/**
 * Tells the address of `errors` what nobody caught: at most ten of a page, each once, for that part of the sessions. Answers how to stop;
 * does nothing where no address is configured, and never throws.
 *
 * @param chance decides whether this session is one of them, 0 to 1
 */
export function reportErrors(
  { errors: address, errorShare = 1 }: Pick<ConsoleConfig, 'errors' | 'errorShare'>,
  root: AnyActorRef,
  version: string,
  chance: () => number = Math.random,
): () => void {
  if (!address || chance() >= errorShare) return () => undefined;
  const told = new Set<string>();
  const trail = trailOf(root);

  function report(kind: ErrorReport['kind'], error: unknown): void {
    try {
      const { name = typeof error, message = '', stack } = Object(error) as Partial<Error>;
      const [text, frames] = [redactPersonalData(String(message)), stackFramesOf(stack)];
      const key = [name, text, frames[0]].join(' ');
      if (told.size >= mostReports || told.has(key)) return;
      told.add(key);
      const screen = root.system.get('screens') === undefined ? null : screenOf(root);
      const reportCore = { kind, name: redactPersonalData(String(name)), message: text, stack: frames };
      const fullReport: ErrorReport = { ...reportCore, version, screen, at: Date.now(), events: [...trail.events] };
      postReport(address ?? '', fullReport);
    } catch {
      // Telling of an error makes no other.
    }
  }

  const onError = (event: ErrorEvent) => report('error', event.error ?? { name: 'Error', message: event.message });
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason);
  const onPolicy = ({
    effectiveDirective,
    blockedURI,
    sourceFile,
    lineNumber,
    columnNumber,
  }: SecurityPolicyViolationEvent) =>
    report('policy', {
      name: effectiveDirective,
      message: blockedURI,
      stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onPolicy);
  const following = trail.follow((error) => report('machine', error));
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onPolicy);
    following.unsubscribe();
  };
}
