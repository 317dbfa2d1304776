/**
 * React takes over late, so that its scripts never compete with the first picture: a page's module
 * script is held back until the page has loaded and the browser is idle, or the visitor touches it;
 * with Save-Data or a 2G connection, until the visitor touches it.
 */
export function lateScripts(html: string): string {
  const held = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll('<script type="module" async="">', '<script type="text/plain" data-late>')
  return held.replace('</body>', `<script>${loader}</script></body>`)
}

const loader = `(()=>{
const events=['pointerdown','touchstart','keydown','focusin','scroll']
let started=false
function start(){
if(started)return
started=true
events.forEach(e=>removeEventListener(e,start,true))
document.querySelectorAll('script[data-late]').forEach(held=>{
const script=document.createElement('script')
script.type='module'
script.textContent=held.textContent
held.after(script)
})
}
events.forEach(e=>addEventListener(e,start,{capture:true,passive:true}))
const line=navigator.connection||{}
if(line.saveData||/2g/.test(line.effectiveType||''))return
const whenIdle=()=>(window.requestIdleCallback||setTimeout)(start,{timeout:4000})
document.readyState==='complete'?whenIdle():addEventListener('load',()=>setTimeout(whenIdle,300))
})()`
