// Features of token lines, as src/engine/text/model/features.ts counts them, looked up among the rows of the linear models.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define STEP(h,u) ((uint32_t)(((h)^(uint32_t)(u))*0x01000193u))
static uint32_t fin(uint32_t h){h^=h>>16;h*=0x85ebca6bu;h^=h>>13;h*=0xc2b2ae35u;return h^(h>>16);}
static uint32_t *slots,mask; static const uint32_t *K; static uint32_t *seen,stamp; 
void setup(const uint32_t *keys,int n){K=keys;uint32_t size=1;while(size<2u*n)size*=2;mask=size-1;slots=malloc(4ul*size);memset(slots,0xff,4ul*size);
 for(int r=0;r<n;r++){uint32_t s=keys[r]&mask;while(slots[s]!=0xffffffffu)s=(s+1)&mask;slots[s]=r;}seen=calloc(n,4);}
static int find(uint32_t h){for(uint32_t s=h&mask;;s=(s+1)&mask){uint32_t r=slots[s];if(r==0xffffffffu)return -1;if(K[r]==h)return r;}}
static int32_t *out;static int64_t on;static uint32_t *raw;static int64_t rn;
static void take(uint32_t h){if(raw){raw[rn++]=h;return;}int r=find(h);if(r<0||seen[r]==stamp)return;seen[r]=stamp;out[on++]=r;}
static uint32_t hs(uint32_t h,const uint16_t*t,int n){for(int i=0;i<n;i++)h=STEP(h,t[i]);return h;}
static uint32_t hc(uint32_t h,const char*t){while(*t)h=STEP(h,*t++);return h;}
static const char*names[9]={"words","marks","urls","handles","upper","shout","digits","pictures","repeats"};
static int u16(const uint8_t*s,int n,uint16_t*o){int k=0;for(int i=0;i<n;){uint32_t c=s[i];if(c<0x80)i++;else if(c<0xe0){c=(c&31)<<6|(s[i+1]&63);i+=2;}else if(c<0xf0){c=(c&15)<<12|(s[i+1]&63)<<6|(s[i+2]&63);i+=3;}else{c=(c&7)<<18|(s[i+1]&63)<<12|(s[i+2]&63)<<6|(s[i+3]&63);i+=4;}
 if(c>0xffff){c-=0x10000;o[k++]=0xd800+(c>>10);o[k++]=0xdc00+(c&1023);}else o[k++]=c;}return k;}
static void one(const uint8_t*s,int n){static uint16_t buf[1<<20];static int at[8192],len[8192];static char word[8192];int t=0,k=0;
 for(int i=0;i<9;i++){int v=s[i]<='9'?s[i]-'0':s[i]-'a'+10;take(fin(STEP(hc(0x27d4eb2fu,names[i]),v)));}
 for(int i=9;i<n;){int e=i+1;while(e<n&&s[e]!=0x1e&&s[e]!=0x1f)e++;word[t]=s[i]==0x1e;at[t]=k;len[t]=u16(s+i+1,e-i-1,buf+k);k+=len[t];t++;i=e;}
 for(int p=0;p<t;p++){const uint16_t*w=buf+at[p];int l=len[p];take(fin(hs(0x9e3779b9u,w,l)));
  if(p+1<t)take(fin(hs(STEP(hs(0x85ebca6bu,w,l),0x20),buf+at[p+1],len[p+1])));
  if(!word[p]||l<2)continue;int L=l+2;
  for(int f=0;f<L-1;f++){uint32_t h=0xc2b2ae35u;int to=f+5<L?f+5:L;for(int i=f;i<to;i++){h=STEP(h,(i==0||i==L-1)?0x5f:w[i-1]);if(i-f+1>=2&&!(f==0&&i==L-1))take(fin(h));}}}}
int64_t run(const uint8_t*s,int64_t n,int32_t*o,int32_t*lens){out=o;on=0;raw=0;int64_t a=0;int t=0;while(a<n){int64_t e=a;while(s[e]!='\n')e++;stamp++;int64_t b=on;one(s+a,(int)(e-a));lens[t++]=(int)(on-b);a=e+1;}return on;}
int64_t rawrun(const uint8_t*s,int n,uint32_t*o){raw=o;rn=0;one(s,n);raw=0;return rn;}
