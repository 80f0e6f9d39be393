/**
 * The one inline script, constant and allowed by its hash. It sets theme, measures and the look of tables from cookies before the first
 * paint and notes whether a signed-in person is expected, so that the HTML can be the same for everybody without
 * flashing. Filters pressed before the page is interactive are ticked and stored for it (early-choices.ts of the
 * catalogue); when it cannot become interactive, their links are followed. The button of the last click is stored too
 * (use-early-press.ts of the design system).
 */
export const bootScript =
  "(function(d,c){function r(n,v){var m=c.match('(?:^|; )'+n+'=('+v+')(?:;|$)');return m&&m[1]}" +
  "var t=r('theme','light|dark'),m=r('measures','si|us');if(t)d.dataset.theme=t;if(m)d.dataset.measures=m;" +
  "var b=r('density','close|wide');if(b)d.dataset.density=b;if(r('columns','[^;]+'))d.dataset.columns='chosen';" +
  "if(r('signed-in','1'))d.dataset.person='awaited';d.dataset.script='on';var w=window;w.earlyChoices=[];" +
  "function l(e){return!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&e.target.closest('a[data-choice]')}" +
  "function k(a){w.earlyChoices.push(a.dataset.choice)}addEventListener('click',function(e){w.lastPressed=e.target.closest('button[type=button]');var a=l(e);if(!a)return;" +
  "e.preventDefault();a.toggleAttribute('data-pressed');k(a);setTimeout(function(){if(a.isConnected)location=a.href},9e3)},true);" +
  // a link that its checkbox replaced between press and release gets no click
  "var p;addEventListener('pointerdown',function(e){p=l(e)},true);" +
  "addEventListener('pointerup',function(){if(p&&!p.isConnected)k(p);p=0},true)})(document.documentElement,document.cookie)";
