/** What a bundler tells of a module. */
interface ModuleInfo {
  importedIds: readonly string[];
  code: string | null;
}
/** The bundler's answer to a name that is a function: every module of the build can be asked. */
interface ModuleInfoSource {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const icons = '@tabler/icons-react';
const iconsOf = (code: string) =>
  [...code.matchAll(new RegExp(`import \\{([^}]*)\\} from ["']${icons}["']`, 'g'))].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );

/**
 * Names the file of everything that these modules import, however far, so that a first paint asks for one file and not for one of each
 * kind: a phone's connection opens slowly, and six at once share it. A library that is one list of all its parts is left to those who
 * import it (they bring what they use of it), but for the icons that are named.
 * @param name of the file
 * @param starts paths of the modules that begin it
 * @param without what has a file of its own, or comes with who uses it
 * @param also what is in it in any case
 */
export function assignFirstFile(
  name: string,
  starts: readonly string[],
  without: (id: string) => boolean,
  also: (id: string) => boolean = () => false,
) {
  let reached: Set<string> | undefined;
  const reach = (moduleInfo: ModuleInfoSource): Set<string> => {
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      const info = moduleInfo.getModuleInfo(id);
      for (const icon of iconsOf(info?.code ?? '')) seen.add(icon);
      info?.importedIds.filter((next) => !next.includes(icons)).forEach(visit);
    };
    starts.forEach(visit);
    return seen;
  };
  return (id: string, moduleInfo: ModuleInfoSource): string | null => {
    reached ??= reach(moduleInfo);
    if (also(id)) return name;
    if (without(id)) return null;
    const [, icon] = /\/icons\/(Icon\w+)\.mjs$/.exec(id) ?? [];
    return reached.has(icon ?? id) ? name : null;
  };
}
