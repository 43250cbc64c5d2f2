/** What the build makes of each machine of the roster, by its name: see `scripts/build/machine-drawings.ts`. */
/* oxlint-disable typescript/consistent-type-imports -- a module that no file holds can import nothing by a path */
declare module 'virtual:machine-drawings' {
  type Load<Module> = Readonly<Record<string, () => Promise<{ default: Module }>>>;
  /** Where everything of its chart stands. */
  export const layouts: Load<import('../chart/layout.types').ChartLayout>;
  /** What its types say of everything that a person may write for it. */
  export const payloads: Load<import('./payloads.types').Payloads>;
  /** What it hears and sends. */
  export const events: Load<import('./payloads.types').MachineEventTypes>;
  /** Whom it runs, and what it says to whom. */
  export const connections: Load<import('../../../machines/simulator/connections').Connections>;
}
