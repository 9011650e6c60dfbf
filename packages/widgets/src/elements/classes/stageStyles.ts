/**
 * The few rules outside the widget itself: a host that the page may lay out as it likes, an inner root that nothing of the
 * page gets into but the font and our custom properties, and what is shown before or instead of the widget.
 */
export const stageCss = (display: string, minHeight: string) => `
:host{display:${display}}
:host([hidden]){display:none}
.root{all:initial;display:block;direction:ltr;unicode-bidi:isolate;font-family:inherit}
.wait,.failed{box-sizing:border-box;direction:ltr}
.wait{display:block;min-height:${minHeight};border-radius:var(--arma11-radius,12px);background:rgb(128 128 128/.16);animation:a11-wait 1.6s ease-in-out infinite}
.failed{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:12px;color:var(--arma11-color-text,CanvasText);background:var(--arma11-color-surface,Canvas);border-radius:var(--arma11-radius,12px);border:1px solid currentcolor;text-align:start}
.failed button{font:inherit;min-height:44px;padding:0 16px;cursor:pointer;color:inherit;background:none;border:1px solid currentcolor;border-radius:var(--arma11-radius,12px)}
[hidden]{display:none!important}
@keyframes a11-wait{50%{opacity:.5}}
@media (prefers-reduced-motion:reduce){.wait{animation:none}}`;
