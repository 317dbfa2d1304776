/** Adds to a public page what reports taps. */
export const withTapScript = (html: string) =>
  html.replace('</body>', () => `<script>${tapScript}</script></body>`)

/**
 * Reports taps on links that open WhatsApp or call, with a reference that it puts into the chat's
 * text. Stands in the page itself and not among its modules, since the first touch may be such a
 * tap. The link opens whatever happens here; staff's own taps are nobody's lead.
 */
const tapScript = `(()=>{
const letters='23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const again=5000
const last={}
const newReference=()=>'KE-'+[...crypto.getRandomValues(new Uint8Array(5))].map(n=>letters[n%32]).join('')
function report(tap){
const body=JSON.stringify(tap),type='application/json'
try{if(navigator.sendBeacon('/api/leads',new Blob([body],{type})))return}catch{}
fetch('/api/leads',{method:'POST',headers:{'Content-Type':type},body,keepalive:true}).catch(()=>{})
}
function tapped(event){
const link=event.target.closest?.('a[href^="https://wa.me/"],a[href^="tel:"]')
if(!link||!event.isTrusted||event.button>1||'staff'in document.documentElement.dataset)return
const page=location.pathname
if(/^\\/admin/i.test(page))return
const about=/^\\/(?!contact-form\\/)[^/]+\\/(\\d+)/.exec(link.closest('article')?.querySelector('.card-link')?.pathname||page)
const chat=link.protocol==='https:'
const plain=link.href
const text=chat&&new URL(plain).searchParams.get('text')||''
if(/KE-\\w{6}/.test(text))return
const key=plain+about?.[1]
if(last.key!==key||event.timeStamp-last.at>again){
Object.assign(last,{key,at:event.timeStamp,reference:newReference()})
report({reference:last.reference,channel:chat?'whatsapp':'call',listingId:about?+about[1]:null,page})
}
if(!chat)return
link.href=plain.split('?')[0]+'?text='+encodeURIComponent((text+'\\n\\n'+last.reference).trim())
setTimeout(()=>{link.href=plain})
}
addEventListener('click',tapped,true)
addEventListener('auxclick',tapped,true)
})()`
