import { version } from '../../../package.json';
import { warnIntegrator } from '../../provider/warnIntegrator';
import type { AnyElementSpec } from '../classes/elementSpec';
import { createHost, type Connect, type Host, type HostSettings } from '../classes/host';
import { providerClass } from '../classes/providerClass';
import { widgetClass } from '../classes/widgetClass';
import { ownPrefix, registerCopy } from './copies';
import { defineWidget } from './defineWidget';
import { pageControls, type PageControls } from './pageControls';

/** A set of tags to register. */
export interface ElementSet {
  specs: readonly AnyElementSpec[];
  connect: Connect;
  /** What the tags begin with. @default 'arma11' */
  prefix?: string | undefined;
  /** Where they are registered. @default the page's own `customElements` */
  registry?: CustomElementRegistry | undefined;
  /** Of every element outside a provider. */
  settings: HostSettings;
}

/** The tags of one registration. */
export interface RegisteredElements extends PageControls {
  readonly version: string;
  readonly prefix: string;
}

const pages = new WeakMap<CustomElementRegistry, Map<string, Host>>();

/** Registers every tag of a set, once per prefix and registry; a second time it only changes the settings. */
export function registerElements(set: ElementSet): RegisteredElements {
  const { prefix = 'arma11', registry = globalThis.customElements, connect, settings } = set;
  const known = pages.get(registry) ?? new Map<string, Host>();
  pages.set(registry, known);
  const before = known.get(prefix);
  const page = before ?? createHost(connect);
  page.update(settings);
  if (!before) {
    known.set(prefix, page);
    defineAll(set, { prefix, registry, page });
  }
  return { version, prefix, ...pageControls(page) };
}

interface Place {
  prefix: string;
  registry: CustomElementRegistry;
  page: Host;
}

function defineAll({ specs, connect }: ElementSet, { prefix, registry, page }: Place): void {
  const copy = { version, prefix };
  const before = registry === globalThis.customElements ? registerCopy(copy) : null;
  if (before) warnIntegrator((words) => words.tagsTaken(version, before.version, ownPrefix(copy)));
  const providerTag = `${prefix}-provider`;
  // First, so that every provider of the page is there before what it serves.
  defineWidget(providerTag, () => providerClass(page, providerTag, connect), registry);
  for (const spec of specs) {
    defineWidget(`${prefix}-${spec.name}`, () => widgetClass({ spec, page, providerTag }), registry);
  }
}
