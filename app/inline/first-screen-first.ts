/**
 * A script for the head: pictures further down (see `data-early` in parts.css) wait until the first
 * screen is there or the visitor touches it. A page that is reached in its middle, by a fragment, the
 * way back or a reload, has no first screen to prefer, and is laid out whole (see live.css).
 */
export const firstScreenFirst = `(d=>{
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate'){d.whole='';return}
d.early=''
const show=()=>delete d.early
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(show)))
addEventListener('DOMContentLoaded',()=>setTimeout(show,4000))
for(const e of ['scroll','touchstart','keydown','focusin'])addEventListener(e,show,{capture:true,once:true,passive:true})
})(document.documentElement.dataset)`
