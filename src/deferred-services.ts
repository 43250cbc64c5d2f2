import { versionLabel } from '../contracts/vocabulary/limits';
import type { Root } from 'react-dom/client';
import type { RunningConsole } from './boot';
import { brand } from './theme/brand';
import { findConfigFault } from './seams/config-check';
import type { AnyActorRef } from 'xstate';
import { systemActor } from '../machines/kit/system-actor';
import type { ConsoleConfig } from './seams/config';
import { followPageName } from './seams/page-name';
import { followTranslators } from './seams/translated-texts';
import { missingFiles, loadWithoutRepair } from './seams/part-files';

export interface ConfiguredConsole extends Pick<RunningConsole, 'root' | 'router' | 'stop'> {
  config: ConsoleConfig;
}

/** Tells the shell of each part that can't be had, those of the start too. */
async function followMissing(root: AnyActorRef): Promise<void> {
  const { PartMissing } = await import('./seams/part-repair');
  const followed = new WeakSet<object>();
  addEventListener('error', ({ error }: { error?: unknown }) => {
    if (!(error instanceof PartMissing) || followed.has(error)) return;
    followed.add(error);
    systemActor(root.system, 'shell').send({ type: 'part.missing', release: error.release });
  });
  new Set(missingFiles.values()).forEach((error) => reportError(error));
}

/** Who blocks the file of it sends nothing, and misses nothing. */
async function sendTelemetry({
  root,
  router,
  config: { errors, telemetryShare = 0 },
}: ConfiguredConsole): Promise<void> {
  if (!errors || Math.random() >= telemetryShare) return;
  const { reportTelemetry } = await loadWithoutRepair(() => import('./seams/telemetry'));
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
export async function startDeferredServices(
  page: Root,
  configDocument: unknown,
  running: ConfiguredConsole | null,
  earlier: readonly MutationRecord[][],
): Promise<void> {
  followTranslators(document, earlier);
  followPageName(document, brand.name);
  const fault = await findConfigFault(configDocument);
  if (fault !== null) {
    await (await import('./render-config-fault')).renderConfigFault(page, fault);
    running?.stop();
    return;
  }
  if (running === null) return;
  (await import('./seams/scroll-restoration')).startScrollRestoration(running.router, running.root);
  if (running.config.errors)
    (await import('./seams/error-reports')).reportErrors(running.config, running.root, versionLabel);
  await followMissing(running.root);
  await sendTelemetry(running).catch(() => undefined);
}
