import { defineElements, type Arma11RoomCardElement } from '@arma11/elements';

const { on, session } = defineElements({
  publishableKey: 'pk_live_0123456789abcdef01',
  baseUrl: 'https://play.example',
});
on('arma11-saved', () => session()?.status);

const card: Arma11RoomCardElement = document.createElement('arma11-room-card');
card.kind = 'predi';
card.addEventListener('arma11-room-joined', ({ detail }) => detail.id.toFixed());

// @ts-expect-error there is no such kind
card.kind = 'sala';
