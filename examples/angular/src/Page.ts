import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { Arma11EventMap } from '@arma11/elements';
import { settings } from './settings';

@Component({
  selector: 'app-page',
  // Tags with a dash are none of Angular's own.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <arma11-room-card kind="predi" [attr.sala]="predi" />
      <arma11-prediccion-panel [prediId]="predi" (arma11-answers-change)="changed($event)" />
      @if (unsaved()) {
        <p role="status">Tienes respuestas por guardar.</p>
      }
    </main>
  `,
})
export class Page {
  readonly predi = settings.predi;
  readonly unsaved = signal(false);

  changed({ detail }: Arma11EventMap['arma11-answers-change']) {
    this.unsaved.set(detail.dirty);
  }
}
