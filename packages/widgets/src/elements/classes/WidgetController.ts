import type { ComponentType } from 'react';
import type { Mode } from '../../theme';
import { warnIntegrator } from '../../provider/warnIntegrator';
import { warnOnce } from '../../provider/warnOnce';
import { ElementProps, type PropertyTable } from './elementProps';
import type { AnyElementSpec } from './elementSpec';
import { ElementReporter } from './ElementReporter';
import { eventProps } from './eventProps';
import { findHost } from './findHost';
import { inMode, type Connection, type HostView } from './host';
import type { Speech } from './inEsPE';
import { speechOf } from './speech';
import { mountWidget, type MountedWidget } from './mountWidget';
import { whenSettled } from './whenSettled';
import { attributeOf } from './readers';
import { attachStage, type Stage } from './stage';

/** What a class of elements is made from. */
export interface ElementSetting {
  spec: AnyElementSpec;
  table: PropertyTable;
  /** The host of elements outside every provider. */
  page: HostView;
  providerTag: string;
}

/** The life of one element: it fetches its widget on the first connect, draws it, and reports to the page what becomes of it. */
export class WidgetController {
  readonly props: ElementProps;
  readonly #element: HTMLElement;
  readonly #setting: ElementSetting;
  readonly #reporter: ElementReporter;
  #stage: Stage | null = null;
  #widget: ComponentType<Record<string, unknown>> | null = null;
  #loading: Promise<void> | null = null;
  #mounted: MountedWidget | null = null;
  #connected: Connection | null = null;
  #host: HostView | null = null;
  #leaveHost: (() => void) | undefined;
  #drawing = false;
  #speech: Speech | undefined;

  constructor(element: HTMLElement, setting: ElementSetting) {
    this.#element = element;
    this.#setting = setting;
    this.props = new ElementProps(element, setting.table);
    this.#reporter = new ElementReporter(element);
  }

  connect(): void {
    const { page, providerTag, spec } = this.#setting;
    const host = findHost(this.#element, providerTag) ?? page;
    if (host !== this.#host) {
      this.#leaveHost?.();
      this.#host = host;
      this.#leaveHost = host.subscribe(() => this.draw());
    }
    this.#stage ??= this.#attach(spec, host);
    this.draw();
  }

  /** A move takes the element out and puts it in again at once: only what stays out is taken down. */
  disconnect(): void {
    queueMicrotask(() => {
      if (!this.#element.isConnected) this.#takeDown();
    });
  }

  /** Another document: its style sheets are its own. */
  adopt(): void {
    this.#takeDown();
    this.#stage?.restyle();
  }

  /** Draws again, once for everything that changes at a stroke. */
  draw = (): void => {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      if (this.#stage && this.#host && this.#element.isConnected) this.#drawNow(this.#stage, this.#host);
    });
  };

  get dirty(): boolean {
    return this.#reporter.latest?.dirty ?? false;
  }

  async refresh(): Promise<void> {
    const { latest } = this.#reporter;
    if (!latest) return this.#load();
    await this.#settled(latest.refresh);
  }

  async save(): Promise<boolean> {
    await this.#settled(this.#reporter.latest?.save);
    return !this.dirty;
  }

  async reset(): Promise<void> {
    await this.#settled(this.#reporter.latest?.reset);
  }

  #takeDown(): void {
    this.#leaveHost?.();
    this.#host = null;
    this.#unmount();
    this.#reporter.clear();
    this.#stage?.show('wait');
  }

  #unmount(): void {
    this.#mounted?.unmount();
    this.#mounted = null;
  }

  async #settled(act: (() => unknown) | undefined): Promise<void> {
    act?.();
    if (this.#host) await whenSettled(this.#host.connection().queryClient);
  }

  #attach({ box }: AnyElementSpec, host: HostView): Stage {
    const { nonce } = host.settings();
    const display = box.display ?? 'block';
    const onRetry = () => void this.#load();
    return attachStage(this.#element, { display, minHeight: box.minHeight, nonce, onRetry });
  }

  #drawNow(stage: Stage, host: HostView): void {
    const given = this.props.all();
    const connection = this.#lacks(given) ? null : this.#connection(host);
    if (!connection) {
      this.#unmount();
      return stage.show('inside');
    }
    // What is drawn stays until other words are there.
    const speech = (this.#speech = speechOf(host.settings(), given, this.draw));
    if (!this.#widget) return void (this.#loading ??= this.#load());
    if (!speech) return void (this.#mounted ?? this.#wait());
    stage.root.lang = speech.lang;
    // Another player, key or server: nothing that was read before may stay, and queries keep to their first client.
    if (connection !== this.#connected) this.#unmount();
    this.#connected = connection;
    this.#mounted ??= mountWidget(stage);
    const context = { host, props: given, element: this.#element };
    this.#mounted.draw({
      widget: this.#widget,
      props: { ...this.#setting.spec.defaults, ...given, ...eventProps(this.#setting.spec, context) },
      settings: inMode(host.settings(), given.mode as Mode | undefined),
      speech,
      connection,
      onReport: this.#reporter.report,
      onCrash: this.#reporter.crash,
      onSignIn: this.#reporter.askToSignIn,
      onError: this.#reporter.reportError,
      onShown: this.#onShown,
    });
  }

  /** Frameworks give attributes after the element: until then what stands inside the tag stays. */
  #lacks(given: Record<string, unknown>): boolean {
    const { needs } = this.#setting.spec;
    if (!needs || needs.some((need) => given[need] !== undefined)) return false;
    const names = needs.map((need) => attributeOf(need, this.#setting.table[need] ?? {}));
    warnIntegrator((words) => words.nothingToShow(this.#element.localName, names));
    return true;
  }

  #connection(host: HostView): Connection | null {
    try {
      return host.connection();
    } catch (error) {
      warnOnce(messageOf(error));
      this.#reporter.fail('not_configured', messageOf(error));
      return null;
    }
  }

  #wait(): void {
    this.#stage?.show('wait');
    this.#reporter.loading();
  }

  async #load(): Promise<void> {
    this.#wait();
    try {
      this.#widget = await this.#setting.spec.load();
      this.draw();
    } catch (error) {
      this.#loading = null;
      this.#reporter.fail('load_failed', messageOf(error));
      const inside = this.#element.childElementCount > 0 || this.#element.textContent?.trim();
      this.#stage?.show(inside ? 'inside' : 'failed', this.#speech?.words);
    }
  }

  #onShown = () => this.#stage?.show('widget');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
