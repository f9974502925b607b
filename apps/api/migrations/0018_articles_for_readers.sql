CREATE TABLE "article_likes" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "article_likes_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" integer NOT NULL,
	"week" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "article_views_article_id_week_pk" PRIMARY KEY("article_id","week")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "markdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "excerpt" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "category" text DEFAULT 'News' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "caption" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "specifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tool" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tool_label" text;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_likes" ADD CONSTRAINT "article_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_likes_user" ON "article_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "articles" SET
	"markdown" = (SELECT coalesce(string_agg("paragraph", E'\n\n' ORDER BY "place"), '') FROM jsonb_array_elements_text("content") WITH ORDINALITY AS "text"("paragraph", "place")),
	"author" = "author_first_name" || ' ' || "author_last_name";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "author_first_name";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "author_last_name";
