import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../../machines/simulator/chart-descriptions';
import { endedActorOf, portIdsOf } from '../../machines/simulator/port-ids';
import type { RosterEntry } from '../../machines/screen-machines';
import type { JsonSchema, Payloads } from '../../src/explorer/lab/payloads.types';
import { declaredEventsOf } from './declared-events';
import type { DrawingTexts } from './drawing-store';
import { unionOf, formatPayloads } from './schemas';
import { schemaWriter } from './type-schemas';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** The ports that a machine, and the machines in it, ask; sorted. */
function portsOf(machine: AnyStateMachine, seen = new Set<AnyStateMachine>()): string[] {
  if (seen.has(machine)) return [];
  seen.add(machine);
  const sources = [machine.root, ...statesOf(machine.root)].flatMap(({ invoke }) =>
    invoke.map(({ src }): unknown => src),
  );
  const actors = Object.values(machine.implementations.actors as Record<string, unknown>);
  const inner = [...actors, ...sources].filter(isMachine).flatMap((one) => portsOf(one, seen));
  return [...new Set([...portIdsOf(machine).values(), ...inner])].sort();
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const baseOf = ({ folder }: RosterEntry): string => `${folder}/${basename(folder)}`;

const machineNameOf = ({ folder }: RosterEntry): string => `${camel(basename(folder))}Machine`;

/** Files that are never written: they name the types that are asked for. */
const eventsFileOf = (entry: RosterEntry): string => `${baseOf(entry)}.events.asked.ts`;
const portsFileOf = (entry: RosterEntry): string => `${baseOf(entry)}.ports.asked.ts`;

function askingForEvents(entry: RosterEntry): string {
  return [
    `import type { EventFromLogic } from 'xstate';`,
    `import type { ${machineNameOf(entry)} } from './${basename(entry.folder)}.machine';`,
    `export type Events = EventFromLogic<typeof ${machineNameOf(entry)}>;`,
  ].join('\n');
}

function askingForPorts({ folder }: RosterEntry, ports: readonly string[]): string {
  if (ports.length === 0) return 'export {};';
  return [
    `import type { PortName, ValueOf } from '${folder.replaceAll(/[^/]+/g, '..')}/contracts/ports';`,
    `type Answer<Name> = Name extends PortName ? ValueOf<Name> : unknown;`,
    ...ports.map((port) => `export type ${port} = Answer<'${port}'>;`),
  ].join('\n');
}

/** The program over these files of text and what they import, checked as the machines of that tree are. */
function programOver(root: string, texts: ReadonlyMap<string, string>): ts.Program {
  const config = join(root, 'tsconfig.machines.json');
  const fail = ({ messageText }: ts.Diagnostic): never => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  const overrides = { stableTypeOrdering: true, incremental: false, tsBuildInfoFile: undefined, noUnusedLocals: false };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, overrides, host);
  if (parsed === undefined) throw new Error(`${config} can't be read.`);
  const compilerHost = ts.createCompilerHost(parsed.options, true);
  const { fileExists, getSourceFile } = compilerHost;
  compilerHost.fileExists = (file) => texts.has(file) || fileExists(file);
  compilerHost.getSourceFile = (file, ...more) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, ...more) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
  };
  const globals = parsed.fileNames.filter((file) => file.endsWith('.d.ts'));
  return ts.createProgram([...globals, ...texts.keys()], parsed.options, compilerHost);
}

/** The members of a union of events by the texts that their type can be; one whose type is any text is told by nobody. */
function membersOf(checker: ts.TypeChecker, events: ts.Type): Map<string, ts.Type[]> {
  const found = new Map<string, ts.Type[]>();
  for (const member of events.isUnion() ? events.types : [events]) {
    const type = checker.getPropertyOfType(member, 'type');
    const payloadType = type === undefined ? undefined : checker.getTypeOfSymbol(type);
    if (payloadType === undefined) continue;
    for (const one of payloadType.isUnion() ? payloadType.types : [payloadType])
      if (one.isStringLiteral()) found.set(one.value, [...(found.get(one.value) ?? []), member]);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The schema of one event of several that share a declaration: of its type alone. The end of an actor says which one ended, though a machine that declares it need not. */
function ofType(schema: JsonSchema, type: string): JsonSchema {
  const ended: Record<string, JsonSchema> = endedActorOf(type) === undefined ? {} : { actorId: { type: 'string' } };
  return { ...schema, properties: { ...schema.properties, type: { enum: [type] }, ...ended } };
}

/** What a file that nobody wrote exports, in its order. Throws where its types don't hold. */
function exportedTypes(program: ts.Program, file: string): [string, ts.Type][] {
  const source = program.getSourceFile(file);
  const faults = source === undefined ? [] : program.getSemanticDiagnostics(source);
  if (source === undefined || faults[0] !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(faults[0]?.messageText ?? 'there is nothing to read', ' '));
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(source);
  return (symbol === undefined ? [] : checker.getExportsOfModule(symbol)).map((exported) => [
    exported.name,
    checker.getDeclaredTypeOfSymbol(exported),
  ]);
}

function payloadsIn(program: ts.Program, root: string, entry: RosterEntry): string {
  const checker = program.getTypeChecker();
  const machineSource = program.getSourceFile(join(root, `${baseOf(entry)}.machine.ts`));
  // Checking a machine takes a hundred times as long as reading which events it declares.
  const declared = machineSource && declaredEventsOf(checker, machineSource, machineNameOf(entry));
  const writer = schemaWriter(
    checker,
    ({ fileName }) => !relative(root, fileName).startsWith('..') && !fileName.includes('/node_modules/'),
    declared?.given,
  );
  const types = declared
    ? [declared.type ?? []].flat()
    : exportedTypes(program, join(root, eventsFileOf(entry))).map(([, type]) => type);
  const events: Payloads['events'] = {};
  for (const type of types)
    for (const [name, members] of membersOf(checker, type))
      events[name] = unionOf(members.map((member) => ofType(writer.fieldsOf(member), name)));
  const ports: Payloads['ports'] = {};
  for (const [name, type] of exportedTypes(program, join(root, portsFileOf(entry)))) {
    const schema = writer.schemaOf(type);
    if (Object.keys(schema).length > 0) ports[name] = schema;
  }
  return formatPayloads({ events, ports, definitions: writer.named() });
}

/**
 * What the types of these machines say of payloads, as the text of a module's value by the name of each, or a sentence that says why nothing
 * can be read. One program is made for all.
 */
export async function payloadTextsOf(
  root: string,
  roster: readonly [string, RosterEntry][],
  onMade: () => void,
): Promise<DrawingTexts> {
  const found: DrawingTexts = new Map();
  const unread = (name: string, why: string) => ({
    fault: `The types of ${name} can't be read: ${why.replace(/\.$/, '')}.`,
  });
  const texts = new Map<string, string>();
  for (const [name, entry] of roster) {
    const file = `${baseOf(entry)}.machine.ts`;
    if (!existsSync(join(root, file))) found.set(name, unread(name, `${file} isn't there`));
    else
      texts
        .set(join(root, eventsFileOf(entry)), askingForEvents(entry))
        .set(join(root, portsFileOf(entry)), askingForPorts(entry, portsOf(await entry.load())));
  }
  const program = programOver(root, texts);
  for (const [name, entry] of roster) {
    onMade();
    if (found.has(name)) continue;
    try {
      found.set(name, { text: payloadsIn(program, root, entry) });
    } catch (error) {
      found.set(name, unread(name, error instanceof Error ? error.message : String(error)));
    }
  }
  return found;
}
