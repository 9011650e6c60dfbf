import type { Mode } from '../../theme';
import { commonAttributes } from './commonAttributes';
import { attributesOf, ElementProps, upgradeProperties, type PropertyTable } from './elementProps';
import { addRules } from './addRules';
import { findHost, providerHosts } from './findHost';
import { createHost, type Connect, type Host, type HostSettings, type HostView } from './host';
import { text } from './readers';

/** The properties of a provider element: the object, and what can be written as attributes. */
export const providerTable: PropertyTable = {
  locale: commonAttributes.locale,
  mode: commonAttributes.mode,
  publishableKey: text,
  baseUrl: text,
  settings: null,
};

/** Makes the class of `arma11-provider`: settings for the elements inside it, and nothing to see. */
export function providerClass(page: HostView, tag: string, connect: Connect): CustomElementConstructor {
  const props = new WeakMap<HTMLElement, { values: ElementProps; host: Host }>();
  const of = (element: HTMLElement) => props.get(element) as { values: ElementProps; host: Host };
  const Provider = class extends HTMLElement {
    static observedAttributes = attributesOf(providerTable);
    constructor() {
      super();
      const host = createHost(connect, () => findHost(this, tag) ?? page);
      props.set(this, { values: new ElementProps(this, providerTable), host });
      providerHosts.set(this, host);
      upgradeProperties(this, Object.keys(providerTable));
    }
    connectedCallback() {
      if (!this.shadowRoot) attachInside(this);
      notify(of(this));
    }
    attributeChangedCallback() {
      notify(of(this));
    }
  };
  Object.defineProperties(Provider.prototype, accessors(of));
  return Provider;
}

/** No box of its own, unless the page's CSS gives it one: what the page says of it wins over what its inside says. */
function attachInside(element: HTMLElement): void {
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.append(document.createElement('slot'));
  addRules(shadow, ':host{display:contents}:host([hidden]){display:none}', undefined);
}

function accessors(of: (element: HTMLElement) => { values: ElementProps; host: Host }): PropertyDescriptorMap {
  const accessor = (name: string): PropertyDescriptor => ({
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return of(this).values.get(name);
    },
    set(this: HTMLElement, value: unknown) {
      of(this).values.set(name, value);
      notify(of(this));
    },
  });
  return Object.fromEntries(Object.keys(providerTable).map((name) => [name, accessor(name)]));
}

/** What is written as attributes wins over the same in `settings`: it is nearer to the reader. */
function notify({ values, host }: { values: ElementProps; host: Host }): void {
  const { settings = {}, mode, ...written } = values.all() as { settings?: HostSettings; mode?: Mode };
  host.update({ ...settings, ...written, appearance: { ...settings.appearance, ...(mode ? { mode } : {}) } });
}
