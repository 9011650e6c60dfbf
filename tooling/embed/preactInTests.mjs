import { options } from 'preact';

// Preact runs effects after the next frame. A test taps before it, which no finger does, and React's have run by then.
options.requestAnimationFrame = queueMicrotask;

// React listens on the root, Preact on the nodes. A test can tap one that has left the page, which no finger can.
Node.prototype.dispatchEvent = function dispatchEvent(event) {
  return !this.isConnected || EventTarget.prototype.dispatchEvent.call(this, event);
};
