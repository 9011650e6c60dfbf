import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

// What our own packages are compiled with; the types that are read are the built ones.
const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

const silent = { default: { logLevel: ExtractorLogLevel.None, addToApiReportFile: false } };
const off = { enabled: false };

function configOf(folder, types, reportFileName) {
  const own = join(folder, 'node_modules', '.api');
  mkdirSync(own, { recursive: true });
  const file = join(folder, types);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        // A type that is not exported and stands in one that is, is public all the same.
        includeForgottenExports: true,
        reportFileName,
        reportFolder: own,
        reportTempFolder: join(own, 'new'),
      },
      docModel: off,
      dtsRollup: off,
      tsdocMetadata: off,
      newlineKind: /** @type {const} */ ('lf'),
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}

/** What api-extractor says of an entry's built types, as Markdown. Throws with the compiler's words when they do not compile. */
export function writtenReport(folder, types, reportFileName) {
  const errors = [];
  const messageCallback = (message) => {
    if (message.logLevel === ExtractorLogLevel.Error) errors.push(`${message.sourceFilePath ?? ''} ${message.text}`);
    message.handled = true;
  };
  const config = configOf(folder, types, reportFileName);
  Extractor.invoke(config, { localBuild: true, messageCallback });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return readFileSync(config.reportTempFilePath, 'utf8');
}
