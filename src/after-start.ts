import { versionLabel } from '../contracts/vocabulary/limits';
import type { Root } from 'react-dom/client';
import type { RunningConsole } from './boot';
import { brand } from './theme/brand';
import { faultIn } from './seams/config-check';
import type { AnyActorRef } from 'xstate';
import { seat } from '../machines/kit/seat';
import type { ConsoleConfig } from './seams/config';
import { followPageName } from './seams/page-name';
import { followTranslators } from './seams/translated-texts';
import { missingFiles, withoutRepair } from './seams/part-files';

export interface Running extends Pick<RunningConsole, 'root' | 'router' | 'stop'> {
  config: ConsoleConfig;
}

/** Tells the shell of each part that can't be had, those of the start too. */
async function followMissing(root: AnyActorRef): Promise<void> {
  const { PartMissing } = await import('./seams/part-repair');
  const followed = new WeakSet<object>();
  addEventListener('error', ({ error }: { error?: unknown }) => {
    if (!(error instanceof PartMissing) || followed.has(error)) return;
    followed.add(error);
    seat(root.system, 'shell').send({ type: 'part.missing', release: error.release });
  });
  new Set(missingFiles.values()).forEach((error) => reportError(error));
}

/** Who blocks the file of it sends nothing, and misses nothing. */
async function sendTelemetry({ root, router, config: { errors, telemetryShare = 0 } }: Running): Promise<void> {
  if (!errors || Math.random() >= telemetryShare) return;
  const { reportTelemetry } = await withoutRepair(() => import('./seams/telemetry'));
  reportTelemetry(errors, root, router, versionLabel);
}

/**
 * What is looked after once something is painted. A configuration that is wrong in any field is told, with the field's name, in the
 * place of the console; where it names an address for them, errors that nobody caught are told from then on, and where it asks for it the
 * telemetry of the page load once it is hidden. Rejects when the code of errors does not come.
 *
 * @param running null where not even what is needed was there, and nothing has started
 * @param earlier what changed in the page until now: a translator may have been faster
 */
export async function afterStart(
  page: Root,
  said: unknown,
  running: Running | null,
  earlier: readonly MutationRecord[][],
): Promise<void> {
  followTranslators(document, earlier);
  followPageName(document, brand.name);
  const fault = await faultIn(said);
  if (fault !== null) {
    await (await import('./config-fault')).tellFault(page, fault);
    running?.stop();
    return;
  }
  if (running === null) return;
  (await import('./seams/stand-again')).standAgain(running.router, running.root);
  if (running.config.errors)
    (await import('./seams/error-reports')).reportErrors(running.config, running.root, versionLabel);
  await followMissing(running.root);
  await sendTelemetry(running).catch(() => undefined);
}
