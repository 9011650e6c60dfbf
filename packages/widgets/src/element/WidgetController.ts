import type { ComponentType } from 'react';
import type { WidgetReport } from '../provider/ReportContext';
import { ElementProps, type PropertyTable } from './elementProps';
import { elementStates } from './elementStates';
import type { AnyElementSpec } from './elementSpec';
import { sendEvent } from './elementEvents';
import { eventProps } from './eventProps';
import { findHost } from './findHost';
import type { HostView } from './host';
import { mountWidget, type MountedWidget } from './mountWidget';
import { quiet } from './quiet';
import { attachStage, type Stage } from './stage';
import { warnOnce } from './warnOnce';

/** What a class of elements is made from. */
export interface ElementSetting {
  spec: AnyElementSpec;
  table: PropertyTable;
  /** The host of elements outside every provider. */
  page: HostView;
  providerTag: string;
}

/** The life of one element: it fetches its widget on the first connect, draws it, and tells the page what becomes of it. */
export class WidgetController {
  readonly props: ElementProps;
  readonly #element: HTMLElement;
  readonly #setting: ElementSetting;
  readonly #setStates: ReturnType<typeof elementStates>;
  #stage: Stage | null = null;
  #widget: ComponentType<Record<string, unknown>> | null = null;
  #loading: Promise<void> | null = null;
  #mounted: MountedWidget | null = null;
  #host: HostView | null = null;
  #leaveHost: (() => void) | undefined;
  #report: WidgetReport | null = null;
  #toldReady = false;
  #toldProblem = '';
  #drawing = false;

  constructor(element: HTMLElement, setting: ElementSetting) {
    this.#element = element;
    this.#setting = setting;
    this.props = new ElementProps(element, setting.table);
    this.#setStates = elementStates(element);
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
    return this.#report?.dirty ?? false;
  }

  async refresh(): Promise<void> {
    if (!this.#report) return this.#load();
    await this.#settled(this.#report.refresh);
  }

  async save(): Promise<boolean> {
    await this.#settled(this.#report?.save);
    return !this.dirty;
  }

  async reset(): Promise<void> {
    await this.#settled(this.#report?.reset);
  }

  #takeDown(): void {
    this.#leaveHost?.();
    this.#host = null;
    this.#unmount();
    this.#stage?.show('wait');
  }

  #unmount(): void {
    this.#mounted?.unmount();
    this.#mounted = this.#report = null;
    this.#toldReady = false;
    this.#toldProblem = '';
  }

  async #settled(act: (() => unknown) | undefined): Promise<void> {
    act?.();
    if (this.#host) await quiet(this.#host.connection().queryClient);
  }

  #attach({ box }: AnyElementSpec, host: HostView): Stage {
    const { locale = 'es-PE', nonce } = host.settings();
    const display = box.display ?? 'block';
    const onRetry = () => void this.#load();
    return attachStage(this.#element, { display, minHeight: box.minHeight, lang: locale, nonce, onRetry });
  }

  #drawNow(stage: Stage, host: HostView): void {
    const { needs } = this.#setting.spec;
    const given = this.props.all();
    if (needs && !needs.some((need) => given[need] !== undefined)) {
      this.#unmount();
      stage.show('inside');
      warnOnce(`<${this.#element.localName}> has nothing to show yet: it needs ${needs.join(' or ')}.`);
      return;
    }
    if (!this.#widget) return void (this.#loading ??= this.#load());
    this.#mounted ??= mountWidget(stage);
    const context = { host, props: given, element: this.#element };
    this.#mounted.draw({
      widget: this.#widget,
      props: { ...this.#setting.spec.defaults, ...given, ...eventProps(this.#setting.spec, context) },
      settings: this.#settingsFor(host, given),
      connection: host.connection(),
      onReport: this.#onReport,
      onCrash: this.#onCrash,
      onSignIn: this.#onSignIn,
      onShown: this.#onShown,
    });
  }

  #settingsFor(host: HostView, { mode }: Record<string, unknown>) {
    const settings = host.settings();
    return mode ? { ...settings, appearance: { ...settings.appearance, mode: mode as 'dark' } } : settings;
  }

  async #load(): Promise<void> {
    this.#stage?.show('wait');
    this.#setStates(['loading']);
    try {
      this.#widget = await this.#setting.spec.load();
      this.draw();
    } catch (error) {
      this.#loading = null;
      this.#fail('load_failed', messageOf(error));
      const inside = this.#element.childElementCount > 0 || this.#element.textContent?.trim();
      this.#stage?.show(inside ? 'inside' : 'failed');
    }
  }

  #onShown = () => this.#stage?.show('widget');

  #onReport = (report: WidgetReport): void => {
    this.#report = report;
    const { status, closed, problem } = report;
    if (status === 'error' || status === 'failed') return this.#fail('data_failed', problem ?? '');
    this.#toldProblem = '';
    this.#setStates([status === 'loading' ? 'loading' : 'ready', ...(closed ? (['closed'] as const) : [])]);
    if (status === 'loading' || this.#toldReady) return;
    this.#toldReady = true;
    sendEvent(this.#element, 'arma11-ready');
  };

  #onCrash = (error: Error) => this.#fail('crashed', error.message);

  #fail(code: string, message: string): void {
    this.#setStates(['error']);
    if (this.#toldProblem === code + message) return;
    this.#toldProblem = code + message;
    sendEvent(this.#element, 'arma11-error', { detail: { code, message } });
  }

  #onSignIn = () => {
    sendEvent(this.#element, 'arma11-signin-request', { cancelable: true });
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
