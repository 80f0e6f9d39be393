/**
 * The one inline script, constant, allowed by its hash: sets theme and measures from cookies before the first paint, and says whether
 * somebody is expected to be signed in, so that the HTML can be the same for everybody and nothing flashes.
 */
export const bootScript =
  "(function(d,c){function r(n,v){var m=c.match('(?:^|; )'+n+'=('+v+')(?:;|$)');return m&&m[1]}" +
  "var t=r('theme','light|dark'),m=r('measures','si|us');if(t)d.dataset.theme=t;if(m)d.dataset.measures=m;" +
  "if(r('signed-in','1'))d.dataset.person='awaited';d.dataset.script='on'})(document.documentElement,document.cookie)";
