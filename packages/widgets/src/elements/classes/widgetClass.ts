import { commonAttributes } from './commonAttributes';
import { attributesOf, upgradeProperties, type PropertyTable } from './elementProps';
import type { AnyElementSpec } from './elementSpec';
import { WidgetController, type ElementSetting } from './WidgetController';

/** The properties of a widget's element, and how each is read. */
export function propertyTable({ attributes, properties = [] }: AnyElementSpec): PropertyTable {
  const objects = Object.fromEntries(properties.map((name) => [name, null]));
  return { ...commonAttributes, ...(attributes as PropertyTable), ...objects };
}

type ControllerOf = (element: HTMLElement) => WidgetController;

/** Makes the class of one widget's element. The browser's own classes are first touched here, never on import. */
export function widgetClass(setting: Omit<ElementSetting, 'table'>): CustomElementConstructor {
  const table = propertyTable(setting.spec);
  const controllers = new WeakMap<HTMLElement, WidgetController>();
  const of = ((element) => controllers.get(element)) as ControllerOf;
  const Widget = class extends HTMLElement {
    static observedAttributes = attributesOf(table);
    constructor() {
      super();
      controllers.set(this, new WidgetController(this, { ...setting, table }));
      upgradeProperties(this, Object.keys(table));
    }
    connectedCallback() {
      of(this).connect();
    }
    /** `moveBefore` takes nothing down; only the host around it may be another. */
    connectedMoveCallback() {
      of(this).connect();
    }
    disconnectedCallback() {
      of(this).disconnect();
    }
    adoptedCallback() {
      of(this).adopt();
    }
    attributeChangedCallback() {
      of(this).draw();
    }
  };
  Object.defineProperties(Widget.prototype, members(setting.spec, table, of));
  return Widget;
}

/** The properties and methods that a page may use. */
function members({ saves }: AnyElementSpec, table: PropertyTable, of: ControllerOf): PropertyDescriptorMap {
  const accessors = Object.keys(table).map((name) => [name, accessor(name, of)]);
  const method = (name: 'refresh' | 'save' | 'reset'): PropertyDescriptor => ({
    configurable: true,
    writable: true,
    value(this: HTMLElement) {
      return of(this)[name]();
    },
  });
  const work: PropertyDescriptorMap = {
    save: method('save'),
    reset: method('reset'),
    dirty: {
      configurable: true,
      get(this: HTMLElement) {
        return of(this).dirty;
      },
    },
  };
  return { ...Object.fromEntries(accessors), refresh: method('refresh'), ...(saves ? work : {}) };
}

const accessor = (name: string, of: ControllerOf): PropertyDescriptor => ({
  configurable: true,
  enumerable: true,
  get(this: HTMLElement) {
    return of(this).props.get(name);
  },
  set(this: HTMLElement, value: unknown) {
    of(this).props.set(name, value);
    of(this).draw();
  },
});
