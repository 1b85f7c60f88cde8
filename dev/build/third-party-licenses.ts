import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the file that holds a package's licence, with or without an ending */
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
/** Packages that ship no licence text of their own, and a package of the same repository that does. */
const LICENSED_WITH: Readonly<Record<string, string>> = { '@wxt-dev/browser': 'wxt' };
/** The rest of Vite's file is about packages that run during the build only. */
const TOOL_LICENSES = /\n# Licenses of bundled dependencies[\s\S]*/;
const RULE = '='.repeat(80);

/** A package whose code is in the extension. */
interface BundledPackage {
  name: string;
  version: string;
  license: string;
  homepage: string | undefined;
  /** As the package ships them. */
  texts: string[];
}

/**
 * The packages of which modules come, each once, in order of their names.
 * @param moduleIds paths of modules, as Rollup names them: with a query, or with a zero byte in front
 * @param root the folder of the project
 * @throws if a package ships no licence text: it cannot be distributed without one
 */
export function bundledPackages(moduleIds: Iterable<string>, root: string): BundledPackage[] {
  const folders = new Set<string>();
  for (const moduleId of moduleIds) {
    // Code that Vite itself adds to a bundle has no file.
    if (moduleId.startsWith('\0vite/')) folders.add(realpathSync(join(root, 'node_modules', 'vite')));
    const [folder] = PACKAGE_FOLDER.exec(moduleId.replaceAll('\\', '/')) ?? [];
    if (folder !== undefined) folders.add(folder.replace(/^\0/, ''));
  }
  const packages = [...folders].map(readPackage);
  return packages.sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const owner = LICENSED_WITH[name];
  const licenseFolder = owner === undefined ? folder : join(folder.slice(0, -name.length), owner);
  const files = readdirSync(licenseFolder).filter((file) => LICENSE_FILE.test(file));
  if (files.length === 0 || typeof license !== 'string')
    throw new Error(`${name} is bundled, but ships no licence.`);
  return {
    name,
    version,
    license,
    homepage: homepage ?? repository?.url?.replace(/^git\+|\.git$/g, '') ?? repository,
    texts: files
      .sort()
      .map((file) => readFileSync(join(licenseFolder, file), 'utf8').replace(TOOL_LICENSES, '').trim()),
  };
}

/** The notice that is shipped with the extension. */
export function describeLicenses(packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, version, license, homepage, texts }) =>
    [
      `${name} ${version}`,
      `Licence: ${license}`,
      ...(homepage ? [`Source: ${homepage}`] : []),
      '',
      ...texts,
    ].join('\n'),
  );
  return [`Waybill contains code of these ${packages.length} packages.`, ...parts]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}

/** Writes the notice of what a build contains into its folder. `moduleIds` as for `bundledPackages`. */
export function writeLicenses(
  moduleIds: Iterable<string>,
  { outDir, root }: { outDir: string; root: string },
): void {
  const notice = describeLicenses(bundledPackages(moduleIds, root));
  writeFileSync(join(outDir, 'third-party-licenses.txt'), notice);
}
